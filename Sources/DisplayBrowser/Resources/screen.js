// The screen itself, for any page with its parts. The page says how much room there is (available), and is notified when the connection is
// open (opened) and of the answers to its questions (answered).

'use strict';
const canvas = document.getElementById('screen'), context = canvas.getContext('2d', { alpha: false });
const device = document.getElementById('device'), keyboard = document.getElementById('keyboard');
const state = document.getElementById('state'), takeOver = document.getElementById('takeOver');
let socket = null, screen = { width: 390, height: 844, scale: 3 }, drawing = Promise.resolve(), delay = 250, typing = false;

function say(message) { if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message)); }

function connect() {
  const url = new URL(location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  url.hash = '';
  socket = new WebSocket(url, 'forastero');
  socket.binaryType = 'arraybuffer';
  socket.onopen = () => { delay = 250; device.classList.remove('lost'); state.textContent = ''; opened(); };
  socket.onclose = event => {
    device.classList.add('lost');
    state.textContent = event.reason || 'The application is not there. Trying again…';
    setTimeout(connect, delay);
    delay = Math.min(delay * 2, 4000);
  };
  socket.onmessage = event => {
    if (typeof event.data === 'string') hear(JSON.parse(event.data));
    else { const bytes = event.data; drawing = drawing.then(() => draw(bytes)).catch(() => {}); }
  };
}

function hear(message) {
  if (message.type === 'screen') { drawing = drawing.then(() => resize(message)); }
  else if (message.type === 'title') document.title = message.title;
  else if (message.type === 'cursor') canvas.style.cursor = message.cursor;
  else if (message.type === 'role') {
    takeOver.hidden = message.holdsTouch;
    state.textContent = message.holdsTouch ? '' : 'Another page holds the touch.';
    if (message.holdsTouch) say({ type: 'appearance', isDark: dark.matches });
  }
  else if (message.type === 'clipboard') { if (navigator.clipboard) navigator.clipboard.writeText(message.text).catch(() => {}); }
  else if (message.type === 'textInput') follow(message);
  else if (message.type === 'inspect') answered(message);
}

function resize(message) {
  screen = message;
  canvas.width = message.pixelWidth;
  canvas.height = message.pixelHeight;
  fit();
}

function fit() {
  const room = available(), share = Math.min(1, room.width / screen.width, room.height / screen.height);
  canvas.style.width = screen.width * share + 'px';
  canvas.style.height = screen.height * share + 'px';
}
addEventListener('resize', fit);

async function draw(buffer) {
  const view = new DataView(buffer), number = view.getUint32(0, true), count = view.getUint16(4, true), tiles = [];
  let at = 6;
  for (let index = 0; index < count; index++) {
    const length = view.getUint32(at + 9, true);
    const type = view.getUint8(at + 8) === 0 ? 'image/jpeg' : 'image/png';
    const picture = createImageBitmap(new Blob([new Uint8Array(buffer, at + 13, length)], { type }), { colorSpaceConversion: 'none' });
    tiles.push([picture, view.getUint16(at, true), view.getUint16(at + 2, true)]);
    at += 13 + length;
  }
  // All at once, so that nobody sees half a frame.
  const bitmaps = await Promise.all(tiles.map(tile => tile[0]));
  bitmaps.forEach((bitmap, index) => { context.drawImage(bitmap, tiles[index][1], tiles[index][2]); bitmap.close(); });
  say({ type: 'acknowledge', frame: number });
}

function modifiers(event) {
  return (event.getModifierState('CapsLock') ? 1 : 0) | (event.shiftKey ? 2 : 0) | (event.ctrlKey ? 4 : 0) | (event.altKey ? 8 : 0)
    | (event.metaKey ? 16 : 0);
}

function place(event) {
  const box = canvas.getBoundingClientRect();
  return { x: (event.clientX - box.left) * screen.width / box.width, y: (event.clientY - box.top) * screen.height / box.height };
}

function buttonsOf(event) {
  return (event.buttons & 1) | (event.buttons & 2) | (event.buttons & 4);
}

const down = new Set();
function point(event, phase) {
  if (phase === 'began') { down.add(event.pointerId); canvas.setPointerCapture(event.pointerId); (typing ? keyboard : canvas).focus(); }
  const isDown = down.has(event.pointerId);
  if (phase === 'moved' && !isDown) phase = 'hovered';
  if (phase === 'hovered' && event.pointerType === 'touch') return;
  if ((phase === 'ended' || phase === 'cancelled') && !down.delete(event.pointerId)) return;
  say({ type: 'pointer', id: event.pointerId, kind: event.pointerType === 'pen' ? 'pen' : event.pointerType === 'touch' ? 'touch' : 'mouse',
    phase, ...place(event), buttons: phase === 'hovered' || phase === 'ended' || phase === 'cancelled' ? 0 : buttonsOf(event) || 1,
    modifiers: modifiers(event), pressure: Math.min(1, event.pressure || 1) });
  event.preventDefault();
}
canvas.addEventListener('pointerdown', event => point(event, down.has(event.pointerId) ? 'moved' : 'began'));
canvas.addEventListener('pointermove', event => {
  // All places of a fast finger count, not only the last one before a frame.
  const all = event.getCoalescedEvents ? event.getCoalescedEvents() : [];
  for (const each of all.length ? all : [event]) point(each, 'moved');
});
canvas.addEventListener('pointerup', event => point(event, 'ended'));
canvas.addEventListener('pointercancel', event => point(event, 'cancelled'));
canvas.addEventListener('contextmenu', event => event.preventDefault());
canvas.addEventListener('wheel', event => {
  const isPrecise = event.deltaMode === 0 && (event.deltaX !== 0 || Math.abs(event.deltaY) < 50);
  const notch = event.deltaMode === 1 ? 3 : event.deltaMode === 2 ? 1 : 100;
  say({ type: 'wheel', ...place(event), dx: -event.deltaX / notch, dy: -event.deltaY / notch, isPrecise, modifiers: modifiers(event) });
  event.preventDefault();
}, { passive: false });

function follow(message) {
  typing = message.isActive;
  if (!typing) { keyboard.value = ''; keyboard.blur(); canvas.focus(); return; }
  const share = canvas.clientWidth / screen.width;
  keyboard.style.left = canvas.offsetLeft + message.x * share + 'px';
  keyboard.style.top = canvas.offsetTop + message.y * share + 'px';
  keyboard.style.height = message.height * share + 'px';
  keyboard.focus({ preventScroll: true });
}

function press(event, isDown) {
  if (event.isComposing || event.keyCode === 229) return;
  // The browser keeps what it closes, reloads or inspects with.
  if ((event.ctrlKey || event.metaKey) && ['KeyR', 'KeyW', 'KeyT', 'KeyV', 'KeyI'].includes(event.code)) return;
  say({ type: 'key', isDown, code: event.code, characters: event.key.length === 1 ? event.key.toLowerCase() : '',
    modifiers: modifiers(event), isRepeat: event.repeat });
  if (!typing || event.key.length > 1) event.preventDefault();
}
for (const target of [canvas, keyboard]) {
  target.addEventListener('keydown', event => press(event, true));
  target.addEventListener('keyup', event => press(event, false));
}
keyboard.addEventListener('compositionupdate', event => {
  say({ type: 'composition', text: event.data, start: event.data.length, end: event.data.length });
});
keyboard.addEventListener('compositionend', event => { say({ type: 'text', text: event.data }); keyboard.value = ''; });
keyboard.addEventListener('input', event => {
  if (event.isComposing) return;
  if (event.inputType === 'insertText' && event.data) say({ type: 'text', text: event.data });
  keyboard.value = '';
});
document.addEventListener('paste', event => {
  const text = event.clipboardData.getData('text');
  say({ type: 'clipboard', text });
  if (typing) say({ type: 'text', text });
  event.preventDefault();
});

const dark = matchMedia('(prefers-color-scheme: dark)');
let isDark = dark.matches;
dark.addEventListener('change', () => { isDark = dark.matches; say({ type: 'appearance', isDark }); });
document.getElementById('appearance').onclick = () => { isDark = !isDark; say({ type: 'appearance', isDark }); };
document.getElementById('rotate').onclick = () => {
  say({ type: 'resize', width: screen.height, height: screen.width, scale: screen.scale });
};
document.getElementById('screenshot').onclick = () => canvas.toBlob(blob => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = document.title + '.png';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
});
takeOver.onclick = () => say({ type: 'takeOver' });
for (const button of document.querySelectorAll('[data-device]')) {
  button.onclick = () => say({ type: 'device', command: button.dataset.device });
}
