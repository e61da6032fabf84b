let turn = { x: -14, y: 34 }, zoom = 1, planesAsked = 0;
$('look').onclick = event => {
  const look = event.target.dataset.look;
  if (!look) return;
  for (const button of $('look').children) button.classList.toggle('on', button === event.target);
  $('space').hidden = $('spread').hidden = look !== 'space';
  device.style.visibility = look === 'space' ? 'hidden' : '';
  if (look === 'space') explode();
};
$('spread').oninput = () => spread();
const even = numbers => numbers.filter((_, at) => at % 2 === 0), odd = numbers => numbers.filter((_, at) => at % 2 === 1);
// A layer stands before all that it is painted over, and no farther before them than it has to. What shows nothing takes no room.
function stack(elements) {
  elements.forEach((element, at) => {
    const [left, top, right, bottom] = element.box;
    element.level = 0;
    for (const below of elements.slice(0, at)) {
      const [l, t, r, b] = below.box;
      if (l < right && left < r && t < bottom && top < b) element.level = Math.max(element.level, below.level + (below.isSeen ? 1 : 0));
    }
  });
}
async function explode() {
  const mine = ++planesAsked, { planes } = await ask({ ask: 'layers' });
  if (mine !== planesAsked) return;
  const elements = planes.map(plane => {
    const element = make('div', undefined, 'plane' + (plane.view === selected ? ' on' : ''));
    const [ax, ay, bx, by, , , dx, dy] = plane.corners, width = Math.hypot(bx - ax, by - ay), height = Math.hypot(dx - ax, dy - ay);
    element.style.width = width + 'px';
    element.style.height = height + 'px';
    element.place = [width ? (bx - ax) / width : 1, width ? (by - ay) / width : 0, height ? (dx - ax) / height : 0,
      height ? (dy - ay) / height : 1, ax - screen.width / 2, ay - screen.height / 2];
    element.box = [Math.min(...even(plane.corners)), Math.min(...odd(plane.corners)), Math.max(...even(plane.corners)),
      Math.max(...odd(plane.corners))];
    element.isSeen = plane.hasPicture;
    element.dataset.view = plane.view;
    element.title = plane.className;
    return element;
  });
  stack(elements);
  $('planes').replaceChildren(...elements);
  spread();
  for (const [at, plane] of planes.entries()) {
    if (!plane.hasPicture) continue;
    const { picture } = await ask({ ask: 'picture', id: plane.id }).catch(() => ({}));
    if (mine !== planesAsked) return;
    if (picture) elements[at].style.backgroundImage = `url(data:image/png;base64,${picture})`;
  }
}
function spread() {
  const all = [...$('planes').children], deepest = Math.max(1, ...all.map(plane => plane.level));
  const distance = Number($('spread').querySelector('input').value) * Math.min(1, 6 / deepest);
  all.forEach((plane, at) => {
    const [a, b, c, d, x, y] = plane.place, z = (plane.level - deepest / 2) * distance + at * 0.02;
    plane.style.transform = `matrix3d(${a},${b},0,0,${c},${d},0,0,0,0,1,0,${x},${y},${z},1)`;
  });
  look();
}
function look() {
  const room = available(), share = Math.min(room.width / (screen.width * 1.7), room.height / (screen.height * 1.15)) * zoom;
  $('planes').style.transform = `scale(${share}) rotateX(${turn.x}deg) rotateY(${turn.y}deg)`;
}
let grip = null;
$('space').onpointerdown = event => {
  grip = { x: event.clientX, y: event.clientY, moved: false, target: event.target };
  $('space').setPointerCapture(event.pointerId);
};
$('space').onpointermove = event => {
  if (!grip) return;
  const dx = event.clientX - grip.x, dy = event.clientY - grip.y;
  if (Math.hypot(dx, dy) > 3) grip.moved = true;
  if (!grip.moved) return;
  turn = { x: Math.max(-89, Math.min(89, turn.x - dy / 3)), y: turn.y + dx / 3 };
  grip.x = event.clientX;
  grip.y = event.clientY;
  look();
};
$('space').onpointerup = () => {
  const plane = grip && !grip.moved && grip.target.closest('.plane');
  grip = null;
  if (plane && byID.has(Number(plane.dataset.view))) select(Number(plane.dataset.view));
};
$('space').addEventListener('wheel', event => {
  zoom = Math.max(.2, Math.min(6, zoom * Math.exp(-event.deltaY / 600)));
  event.preventDefault();
  look();
}, { passive: false });
