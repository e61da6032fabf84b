extension InspectorPage {
    /// Asks the application, shows what it answers, and sends what is edited.
    static let script =
        BrowserPage.screen + asking + tree + picking + properties + details + space + frames + recorder
        + "connect(); setInterval(poll, 250);"

    private static let asking = #"""
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
        function available() { const box = $('stage').getBoundingClientRect(); return { width: box.width - 48, height: Math.max(box.height, 300) - 40 }; }
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

        """#

    private static let tree = #"""
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
          const enter = (node, parent) => { byID.set(node.id, node); parents.set(node.id, parent); for (const child of node.children) enter(child, node.id); };
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

        """#

    private static let picking = #"""
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
        // What stands around the picture may take more room than it did.
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

        """#
}
