// The search field of all pages: names of types and members that contain what is typed, those that begin with it first.
const field = document.getElementById("search");
const results = document.getElementById("results");
const root = document.body.dataset.root;
const limit = 40;

function rank(name, words) {
    const lower = name.toLowerCase();
    const last = lower.slice(lower.lastIndexOf(".") + 1);
    if (lower === words) return 0;
    if (last === words || last.startsWith(words + "(")) return 1;
    if (lower.startsWith(words)) return 2;
    if (last.startsWith(words)) return 3;
    return lower.includes(words) ? 4 : -1;
}

function show() {
    const words = field.value.trim().toLowerCase();
    const found = words === "" ? [] : names
        .map(([name, address]) => ({ name, address, rank: rank(name, words) }))
        .filter(entry => entry.rank >= 0)
        .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length)
        .slice(0, limit);
    results.replaceChildren(...found.map(entry => {
        const link = document.createElement("a");
        link.href = root + entry.address;
        link.textContent = entry.name;
        const row = document.createElement("li");
        row.append(link);
        return row;
    }));
    results.hidden = found.length === 0;
}

field.addEventListener("input", show);
field.addEventListener("keydown", event => {
    if (event.key === "Escape") { field.value = ""; show(); }
    if (event.key === "Enter") results.querySelector("a")?.click();
    if (event.key === "ArrowDown") { event.preventDefault(); results.querySelector("a")?.focus(); }
});
results.addEventListener("keydown", event => {
    const row = document.activeElement.parentElement;
    const next = event.key === "ArrowDown" ? row.nextElementSibling : event.key === "ArrowUp" ? row.previousElementSibling : null;
    if (next) { event.preventDefault(); next.querySelector("a").focus(); }
});
