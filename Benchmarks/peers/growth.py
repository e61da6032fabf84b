"""Draws how the cost of each piece of work grows, and fails where one grows that must not.

usage: growth.py <figures> <folder for the chart>

Figures are lines of "work, what grows, flat or grows, how much of it there is, microseconds".
"""

import sys
from collections import defaultdict
from pathlib import Path

# A flat one may cost so many times as much with the most as with the least: caches of the processor are only so large.
TOLERANCE = 2


def read(path):
    series = defaultdict(list)
    for line in Path(path).read_text().splitlines():
        work, what, kind, amount, time = line.split("\t")
        series[work, what, kind].append((int(amount), float(time)))
    return series


def table(series):
    lines = ["| work | with more and more | | |", "|---|---|---|---|"]
    for (work, what, kind), points in series.items():
        figures = "; ".join(f"{amount:,}: {time:.3g}" for amount, time in points)
        lines.append(f"| {work} | {what} | {figures} µs | {'the same' if kind == 'flat' else 'grows'} |")
    return "\n".join(lines)


def too_steep(series):
    return [f"{work}, {what}" for (work, what, kind), points in series.items() if kind == "flat" and points[-1][1] > TOLERANCE * points[0][1]]


def chart(series, folder):
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "growth"
    from matplotlib import pyplot

    columns = 3
    count = -(-len(series) // columns)
    figure, grid = pyplot.subplots(count, columns, figsize=(10, 2.6 * count), squeeze=False)
    for axes in grid.flat[len(series) :]:
        axes.set_visible(False)
    for axes, ((work, what, kind), points) in zip(grid.flat, series.items()):
        axes.plot(*zip(*points), marker="o", color="#34c759" if kind == "flat" else "#0a7aff")
        axes.set_xscale("log")
        axes.set_yscale("log")
        low, high = min(time for _, time in points), max(time for _, time in points)
        axes.set_ylim(low / 4, max(high, low * 10) * 4)
        axes.set_title(f"{work}: µs", fontsize=9)
        axes.set_xlabel(what, fontsize=8)
        axes.tick_params(labelsize=7)
        axes.grid(color="#e5e5ea")
        axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(Path(folder) / "Growth.svg", metadata={"Date": None})
    figure.savefig(Path(folder) / "Growth.png", dpi=140, metadata={"Software": None})


def main():
    series = read(sys.argv[1])
    print(table(series))
    chart(series, sys.argv[2])
    steep = too_steep(series)
    if steep:
        sys.exit("costs more the more there is of what must not matter: " + "; ".join(steep))


main()
