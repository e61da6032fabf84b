"""Turns the figures of all toolkits into a table and a chart.

usage: table.py <figures> <rows> <folder for the chart>

Figures are lines of "what, who, how much"; the median counts. Rows are lines of "what, its name, its unit, its goal", where a goal is a
figure, or a factor and what it is a factor of: "best" other toolkit, "limit", or another row.
"""

import statistics
import sys
from collections import defaultdict
from pathlib import Path

OURS, LIMIT = "Forastero", "limit"


def read_figures(path):
    figures = defaultdict(lambda: defaultdict(list))
    for line in Path(path).read_text().splitlines():
        what, who, figure = line.split("\t")
        figures[what][who].append(float(figure))
    return {what: {who: statistics.median(all_of_them) for who, all_of_them in by.items()} for what, by in figures.items()}


def read_rows(path):
    return [line.split("\t") for line in Path(path).read_text().splitlines()]


def toolkits(figures):
    names = {who for by in figures.values() for who in by}
    return [OURS] + sorted(names - {OURS, LIMIT}) + ([LIMIT] if LIMIT in names else [])


def best_other(by):
    return min((figure for who, figure in by.items() if who not in (OURS, LIMIT)), default=None)


def shown(figure):
    if figure is None:
        return "–"
    return f"{figure:.3g}" if figure < 100 else f"{figure:,.0f}"


def goal_of(goal, by, figures):
    """The figure that is to be reached, or None where what it is measured by is missing."""
    factor, _, base = goal.partition(" ")
    if not base:
        return float(factor)
    against = {"best": best_other(by), "limit": by.get(LIMIT)}.get(base) or figures.get(base, {}).get(OURS)
    return None if against is None else float(factor) * against


def table(figures, rows):
    names = toolkits(figures)
    lines = ["| work | | " + " | ".join(names) + " | ours by the best toolkit | goal |", "|---|---" + "|---" * (len(names) + 2) + "|"]
    for what, name, unit, goal in rows:
        by = figures.get(what, {})
        if OURS not in by:
            continue
        best, wanted = best_other(by), goal_of(goal, by, figures)
        ratio = "–" if best is None else f"{by[OURS] / best:.2f}"
        verdict = "–" if wanted is None else shown(wanted) + (", met" if by[OURS] <= wanted else "")
        lines.append("| " + " | ".join([name, unit] + [shown(by.get(who)) for who in names] + [ratio, verdict]) + " |")
    return "\n".join(lines)


def chart(figures, rows, folder):
    """How many times as long as ours each toolkit takes, on a logarithmic scale; one file for pages and one that stays sharp."""
    import matplotlib

    matplotlib.use("Agg")
    matplotlib.rcParams["svg.hashsalt"] = "peers"
    from matplotlib import pyplot, ticker

    kept = [row for row in rows if best_other(figures.get(row[0], {})) and OURS in figures[row[0]]]
    names = [name for name in toolkits(figures) if name != OURS]
    figure, axes = pyplot.subplots(figsize=(9, 0.32 * len(kept) + 1.6))
    for place, name in enumerate(names):
        points = [
            (figures[row[0]][name] / figures[row[0]][OURS], -line) for line, row in enumerate(kept) if name in figures[row[0]]
        ]
        style = {"marker": "|", "s": 120, "color": "black"} if name == LIMIT else {"s": 42, "color": f"C{place}"}
        axes.scatter(*zip(*points), label=name, zorder=3, **style)
    axes.axvline(1, color="#0a7aff", linewidth=2, zorder=2, label=OURS)
    axes.set_xscale("log")
    axes.set_yticks([-line for line in range(len(kept))], [row[1] for row in kept], fontsize=8)
    axes.xaxis.set_major_locator(ticker.LogLocator(subs=(1,)))
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}×")
    axes.xaxis.set_minor_formatter(ticker.NullFormatter())
    axes.tick_params(axis="x", labelsize=8)
    axes.set_title("Time and memory of other toolkits, as multiples of Forastero's: right of the line Forastero is better", fontsize=9, loc="right")
    axes.grid(axis="x", color="#e5e5ea")
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(fontsize=8, loc="upper center", bbox_to_anchor=(0.4, -0.9 / len(kept)), ncols=len(names) + 1, frameon=False)
    figure.tight_layout()
    figure.savefig(Path(folder) / "Peers.svg", metadata={"Date": None})
    figure.savefig(Path(folder) / "Peers.png", dpi=160, metadata={"Software": None})


def main():
    figures, rows = read_figures(sys.argv[1]), read_rows(sys.argv[2])
    print(table(figures, rows))
    chart(figures, rows, sys.argv[3])


main()
