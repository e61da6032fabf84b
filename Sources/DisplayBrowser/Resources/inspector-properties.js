const numberLabels = { point: ['x', 'y'], size: ['w', 'h'], rect: ['x', 'y', 'w', 'h'], insets: ['t', 'l', 'b', 'r'],
  affine: ['a', 'b', 'c', 'd', 'tx', 'ty'], space: Array.from({ length: 16 }, (_, at) => `${(at >> 2) + 1}${at % 4 + 1}`) };
// The refused edits, by property: the rows are made again whenever the view changes.
const openSections = new Map(), refused = new Map();
// Long names break before their words.
const breakable = name => name.replace(/(?<=[a-z.])(?=[A-Z])|(?<=\.)/g, '\u200b');
const legible = number => Math.round(number * 1000) / 1000;
async function edit(part, property, value, row) {
  try {
    const { details } = await ask({ ask: 'edit', id: selected, part, name: property.name, value });
    refused.delete(row.dataset.property);
    detailsText = '';
    showDetails(details);
  } catch (error) {
    refused.set(row.dataset.property, error.message);
    const shown = $('properties').querySelector(`[data-property="${row.dataset.property}"]`);
    shown?.querySelector('p')?.remove();
    shown?.append(make('p', error.message));
  }
}
function input(type, value, change) {
  const element = make('input');
  element.type = type;
  if (type === 'checkbox') element.checked = value; else element.value = value;
  if (type === 'number') element.step = 'any';
  element.onchange = () => change(type === 'checkbox' ? element.checked : type === 'number' ? Number(element.value) : element.value);
  return element;
}
function editor(part, property, row) {
  const { kind, value } = property, send = value => edit(part, property, value, row);
  if (!property.isEditable || kind === 'note') {
    const text = Array.isArray(value) ? value.map(legible).join(', ') : typeof value === 'number' ? legible(value) : value ?? '—';
    return make('div', String(text), 'note');
  }
  if (kind === 'flag') return input('checkbox', value, send);
  if (kind === 'number' || kind === 'integer') return input('number', typeof value === 'number' ? legible(value) : value, send);
  if (kind === 'text') {
    const area = make('textarea');
    area.value = value ?? '';
    area.placeholder = value === null || value === undefined ? 'nil' : '';
    area.onchange = () => send(area.value);
    return area;
  }
  if (kind === 'choice') {
    const menu = make('select');
    for (const name of property.choices) menu.append(new Option(name, name, false, name === value));
    if (!property.choices.includes(value)) menu.selectedIndex = -1;
    menu.onchange = () => send(menu.value);
    return menu;
  }
  if (kind === 'options') return options(property, send);
  if (kind === 'color') return color(value, send);
  const list = make('div', undefined, 'numbers'), fields = [];
  list.style.gridTemplateColumns = `repeat(${value.length === 6 ? 3 : Math.min(value.length, 4)}, 1fr)`;
  value.forEach((number, at) => {
    const holder = make('span'), field = input('number', legible(number), () => send(fields.map((each, index) =>
      each === field || each.value !== String(legible(value[index])) ? Number(each.value) : value[index])));
    holder.dataset.label = numberLabels[kind][at];
    holder.append(field);
    fields.push(field);
    list.append(holder);
  });
  return list;
}
function options(property, send) {
  const list = make('div', undefined, 'options'), chosen = new Set((property.value || '').split(' ').filter(Boolean));
  for (const name of property.choices) {
    const label = make('label');
    label.append(input('checkbox', chosen.has(name), isOn => {
      if (isOn) chosen.add(name); else chosen.delete(name);
      send([...chosen].join(' '));
    }), ' ' + name);
    list.append(label);
  }
  return list;
}
function color(value, send) {
  const list = make('div', undefined, 'color');
  const well = input('color', value ? value.slice(0, 7) : '#000000', hex =>
    send(hex + (value && value.slice(7) !== '00' ? value.slice(7) : 'ff')));
  const text = input('text', value ?? '', hex => send(hex === '' ? null : hex));
  text.placeholder = 'nil';
  if (!value) well.className = 'nil';
  list.append(well, text);
  return list;
}
function showProperties(details) {
  const sections = details.sections.map((section, at) => {
    const element = make('details');
    const key = section.title;
    element.open = openSections.has(key) ? openSections.get(key) : section.part === 'view' && !key.includes('accessibility');
    element.ontoggle = () => openSections.set(key, element.open);
    element.append(make('summary', section.title));
    for (const property of section.properties) {
      const row = make('div', undefined, 'property');
      row.dataset.property = section.part + '.' + property.name;
      const label = make('label', breakable(property.name));
      row.append(label, editor(section.part, property, row));
      if (refused.has(row.dataset.property)) row.append(make('p', refused.get(row.dataset.property)));
      element.append(row);
    }
    return element;
  });
  // Special sections come first.
  const special = sections.filter((_, at) => details.sections[at].part === 'view' && !details.sections[at].title.startsWith('UIView'));
  const general = sections.filter(section => !special.includes(section));
  const place = $('right').scrollTop;
  $('properties').replaceChildren(...special.reverse(), ...general);
  $('right').scrollTop = place;
}
