let detailsText = '';
async function refreshDetails(isNew) {
  if (selected === null) return;
  const id = selected;
  try {
    const { details } = await ask({ ask: 'properties', id });
    if (id === selected && (isNew || !$('right').contains(document.activeElement) || document.activeElement.tagName === 'BUTTON'))
      showDetails(details);
  } catch (error) { if (id === selected) deselect(); }
}
function showDetails(details) {
  const text = JSON.stringify(details);
  if (text === detailsText && $('about').children.length) return;
  detailsText = text;
  const title = make('b', details.className);
  $('about').replaceChildren(title, make('span', details.superclasses.join(' ▸ ')));
  showProperties(details);
  showFrame(details);
  showEvents(details);
}
function showFrame(details) {
  const why = make('ul');
  for (const reason of details.reasons) why.append(make('li', reason));
  const guides = make('table');
  for (const guide of details.layoutGuides) {
    const row = make('tr');
    row.append(make('td', guide.name), make('td', guide.frame.map(legible).join(', ')));
    guides.append(row);
  }
  const constraints = make('table');
  for (const constraint of details.constraints) {
    const row = make('tr');
    row.append(make('td', constraint.axis), make('td', constraint.text));
    constraints.append(row);
  }
  const node = byID.get(details.id), place = make('p', node ? 'On the screen: ' + node.screenFrame.map(legible).join(', ') : '');
  $('frame').replaceChildren(make('h2', 'Why the frame is what it is'), why, place, make('h2', 'Layout guides'), guides,
    make('h2', 'Constraints'), details.constraints.length ? constraints : make('p', 'None names this view.'));
}
function entry(title, lines, view) {
  const element = make('div', undefined, 'entry');
  element.append(make('b', title));
  for (const line of lines.filter(Boolean)) element.append(make('span', line));
  if (view) { element.dataset.view = view; element.onclick = () => select(view); }
  return element;
}
function showEvents(details) {
  const gestures = details.gestures.map(each => entry(each.className + (each.name ? ' “' + each.name + '”' : ''), [
    each.state + (each.isEnabled ? '' : ', not enabled') + (each.numberOfTouches ? ', ' + each.numberOfTouches + ' touches' : ''),
    each.history.length ? 'of late: ' + each.history.join(' → ') : '',
    each.view === details.id ? 'of this view' : 'of the ' + each.viewClass + ' around it',
    each.targets.join(', '), each.delegate ? 'delegate: ' + each.delegate : ''], each.view === details.id ? null : each.view));
  const chain = details.chain.map(each =>
    entry(each.className, [each.name, each.isFirstResponder ? 'first responder' : ''], each.view === details.id ? null : each.view));
  $('events').replaceChildren(make('h2', 'Gesture recognisers'), ...(gestures.length ? gestures : [make('p', 'None.')]),
    make('h2', 'Responder chain'), ...chain);
}
async function showCounts() {
  const { counts } = await ask({ ask: 'counts' }), table = make('table');
  for (const each of counts) {
    const row = make('tr');
    row.append(make('td', each.className), make('td', each.count));
    table.append(row);
  }
  $('objects').replaceChildren(make('h2', 'Objects alive'), table, make('p', 'Responders and recognisers since this page was opened, '
    + 'with those that could be found then; layers that are in a window.'));
}
