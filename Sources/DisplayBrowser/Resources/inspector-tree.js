const closed = new Set();
let found = null;
async function refreshTree() {
  const { tree } = await ask({ ask: 'tree' });
  const text = JSON.stringify(tree);
  if (text === treeText) return false;
  treeText = text;
  nodes = tree;
  byID = new Map();
  parents = new Map();
  const enter = (node, parent) => {
    byID.set(node.id, node);
    parents.set(node.id, parent);
    for (const child of node.children) enter(child, node.id);
  };
  for (const node of nodes) enter(node, null);
  if (selected !== null && !byID.has(selected)) deselect();
  if ($('search').value) await search(); else showTree();
  showBoxes();
  return true;
}
function showTree() {
  const rows = [];
  const add = (node, depth) => {
    if (found && !found.has(node.id)) return;
    const row = make('div', undefined, 'row' + (node.id === selected ? ' on' : '') + (node.isInvisible ? ' unseen' : ''));
    row.dataset.id = node.id;
    row.style.paddingLeft = 8 + depth * 12 + 'px';
    row.setAttribute('role', 'treeitem');
    row.append(make('i', node.children.length ? (closed.has(node.id) ? '▸' : '▾') : ''), make('span', node.className));
    if (node.name) row.append(make('span', node.name, 'name'));
    if (node.controller) row.append(make('span', node.controller, 'extra'));
    rows.push(row);
    if (!closed.has(node.id) || found) for (const child of node.children) add(child, depth + 1);
  };
  for (const node of nodes) add(node, 0);
  $('tree').replaceChildren(...rows.slice(0, 5000));
}
async function search() {
  const text = $('search').value.trim();
  if (!text) { found = null; return showTree(); }
  const { ids } = await ask({ ask: 'search', text });
  found = new Set();
  for (let id of ids) for (; id !== null && id !== undefined && !found.has(id); id = parents.get(id)) found.add(id);
  showTree();
}
$('search').oninput = search;
$('tree').onclick = event => {
  const row = event.target.closest('.row');
  if (!row) return;
  const id = Number(row.dataset.id);
  if (event.target.tagName === 'I') { if (!closed.delete(id)) closed.add(id); showTree(); } else select(id);
};
$('tree').onmouseover = event => { const row = event.target.closest('.row'); if (row) box($('hover'), byID.get(Number(row.dataset.id))); };
$('tree').onmouseleave = () => box($('hover'), null);
$('tree').onkeydown = event => {
  const rows = [...$('tree').children], at = rows.findIndex(row => Number(row.dataset.id) === selected);
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (!step || !rows[at + step]) return;
  event.preventDefault();
  select(Number(rows[at + step].dataset.id));
};
async function select(id) {
  if (id !== selected) refused.clear();
  selected = id;
  for (let up = parents.get(id); up !== null && up !== undefined; up = parents.get(up)) closed.delete(up);
  showTree();
  const row = $('tree').querySelector('.on');
  if (row) row.scrollIntoView({ block: 'nearest' });
  showBoxes();
  for (const plane of $('planes').children) plane.classList.toggle('on', Number(plane.dataset.view) === id);
  await refreshDetails(true);
}
function deselect() {
  selected = null;
  for (const id of ['about', 'properties', 'frame', 'events']) $(id).replaceChildren();
}
async function showControllers() {
  const { controllers } = await ask({ ask: 'controllers' }), rows = [];
  const add = (node, depth) => {
    const row = make('div', undefined, 'row' + (node.isShown ? '' : ' unseen'));
    row.style.paddingLeft = 12 + depth * 14 + 'px';
    row.append(make('span', node.className));
    if (node.title) row.append(make('span', node.title, 'name'));
    row.append(make('span', node.relation + (node.isShown ? '' : node.view ? ', not on screen' : ', view not loaded'), 'extra'));
    if (node.view) row.onclick = () => byID.has(node.view) && select(node.view);
    rows.push(row);
    for (const child of node.children) add(child, depth + 1);
  };
  for (const node of controllers) add(node, 0);
  $('controllers').replaceChildren(...rows);
}
