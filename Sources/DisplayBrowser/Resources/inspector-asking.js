let asked = new Map(), latestNumber = 0, selected = null, nodes = [], byID = new Map(), parents = new Map(), treeText = '';
const $ = id => document.getElementById(id);
function make(tag, text, className) {
  const element = document.createElement(tag);
  if (text !== undefined) element.textContent = text;
  if (className) element.className = className;
  return element;
}
// The answer to a question; an answer that says an error throws.
function ask(question) {
  return new Promise((done, fail) => {
    const number = ++latestNumber;
    asked.set(number, [done, fail]);
    say({ type: 'inspect', number, ...question });
  });
}
function answered(message) {
  const waiting = asked.get(message.number);
  if (!waiting) return;
  asked.delete(message.number);
  if (message.error) waiting[1](new Error(message.error)); else waiting[0](message);
}
function opened() {
  asked.clear();
  selected = null;
  treeText = '';
  knownFrame = 0;
  records = [];
  isPolling = false;
  refreshTree();
}
function available() {
  const box = $('stage').getBoundingClientRect();
  return { width: box.width - 48, height: Math.max(box.height, 300) - 40 };
}
for (const bar of document.querySelectorAll('.tabs')) bar.onclick = event => {
  const name = event.target.dataset.tab;
  if (!name) return;
  for (const button of bar.children) {
    button.classList.toggle('on', button === event.target);
    $(button.dataset.tab).hidden = button !== event.target;
  }
  refreshPanels();
};
const isOpen = id => !$(id).hidden;
function refreshPanels() {
  if (isOpen('controllers')) showControllers();
  if (isOpen('objects')) showCounts();
  if (isOpen('recorder')) showRecording('recording');
}
