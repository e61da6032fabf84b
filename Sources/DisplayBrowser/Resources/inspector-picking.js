let mode = 'point', isPicking = false;
document.body.className = mode;
$('mode').onclick = event => {
  if (!event.target.dataset.mode) return;
  mode = event.target.dataset.mode;
  document.body.className = mode;
  for (const button of $('mode').children) button.classList.toggle('on', button === event.target);
  if (mode === 'use') say({ type: 'takeOver' });
};
function box(element, node) {
  element.style.display = node ? 'block' : 'none';
  if (!node) return;
  const share = canvas.clientWidth / screen.width, [x, y, width, height] = node.screenFrame;
  element.style.left = canvas.offsetLeft + x * share + 'px';
  element.style.top = canvas.offsetTop + y * share + 'px';
  element.style.width = width * share + 'px';
  element.style.height = height * share + 'px';
}
function showBoxes() { box($('selection'), byID.get(selected)); }
addEventListener('resize', showBoxes);
// The parts around the picture may take more room than they did.
new ResizeObserver(() => { fit(); showBoxes(); }).observe($('stage'));
async function pick(event) {
  const { id } = await ask({ ask: 'pick', ...place(event) });
  return id;
}
async function pointAt(event) {
  if (isPicking) return;
  isPicking = true;
  try { box($('hover'), byID.get(await pick(event))); } finally { isPicking = false; }
}
async function clickAt(event) {
  const id = await pick(event);
  if (id === undefined) return;
  if (!byID.has(id)) await refreshTree();
  await select(id);
}
// In this mode the screen hears nothing of what is done to its picture.
for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'wheel']) {
  device.addEventListener(type, event => {
    if (mode !== 'point') return;
    event.stopPropagation();
    event.preventDefault();
    if (type === 'pointermove') pointAt(event);
    if (type === 'pointerdown') clickAt(event);
  }, { capture: true, passive: false });
}
device.addEventListener('pointerleave', () => box($('hover'), null));
