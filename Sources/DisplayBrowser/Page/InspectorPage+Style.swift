extension InspectorPage {
    static let style = """
        :root { color-scheme: light dark; --ground: #f2f2f7; --panel: #fff; --line: #d1d1d6; --text: #1c1c1e; --dim: #6c6c70; --button: #e5e5ea;
          --accent: #007aff; --chosen: #d6e8ff; --error: #c9252d; --stage: #dcdce1; --on: #fff; --layout: #34a853; --display: #f2a600; --commit: #8e5bd9;
          --composite: #007aff; --present: #8e8e93 }
        @media (prefers-color-scheme: dark) { :root { --ground: #1c1c1e; --panel: #242426; --line: #3a3a3c; --text: #f2f2f7; --dim: #98989f;
          --button: #3a3a3c; --accent: #0a84ff; --chosen: #16365c; --error: #ff6961; --stage: #111113; --on: #636366; --layout: #30d158; --display: #ffb340;
          --commit: #b18cff; --composite: #3f9dff; --present: #8e8e93 } }
        * { box-sizing: border-box }
        [hidden] { display: none !important }
        body { margin: 0; height: 100vh; display: flex; flex-direction: column; background: var(--ground); color: var(--text);
          font: 12px/1.4 system-ui, sans-serif; overscroll-behavior: none }
        header { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; padding: 7px 12px; background: var(--panel);
          border-bottom: 1px solid var(--line) }
        header strong { font-size: 13px; margin-right: 4px }
        header label { display: flex; align-items: center; gap: 6px; color: var(--dim) }
        .gap { flex: 1 }
        #state { color: var(--dim) }
        button { font: inherit; color: inherit; background: var(--button); border: 0; border-radius: 6px; padding: 4px 10px; cursor: pointer }
        button:hover { filter: brightness(.95) }
        .choice { display: inline-flex; border-radius: 7px; background: var(--button); padding: 2px }
        .choice button { padding: 2px 10px; background: none }
        .choice button.on { background: var(--on); box-shadow: 0 1px 2px #0003 }
        #columns { flex: 1; min-height: 0; display: grid; grid-template-columns: minmax(200px, 300px) minmax(200px, 1fr) minmax(260px, 380px) }
        aside { background: var(--panel); overflow: auto; min-height: 0; display: flex; flex-direction: column }
        #left { border-right: 1px solid var(--line) } #right { border-left: 1px solid var(--line) }
        .tabs { display: flex; position: sticky; top: 0; z-index: 2; background: var(--panel); border-bottom: 1px solid var(--line) }
        .tabs button { flex: 1; border-radius: 0; background: none; padding: 8px 4px; color: var(--dim); border-bottom: 2px solid transparent }
        .tabs button.on { color: var(--accent); border-bottom-color: var(--accent) }
        #views { display: flex; flex-direction: column; min-height: 0; flex: 1 }
        #search { margin: 8px; font: inherit; padding: 5px 8px; border: 1px solid var(--line); border-radius: 7px; background: var(--ground);
          color: inherit; outline-color: var(--accent) }
        #tree { overflow: auto; flex: 1; padding-bottom: 12px; outline: none }
        .row { display: flex; gap: 5px; align-items: baseline; padding: 2px 8px; white-space: nowrap; cursor: default }
        .row:hover { background: var(--ground) }
        .row.on { background: var(--chosen) }
        .row.unseen { opacity: .5 }
        .row i { font-style: normal; width: 10px; flex: none; color: var(--dim); text-align: center }
        .row .name { color: var(--accent); overflow: hidden; text-overflow: ellipsis }
        .row .extra { color: var(--dim); font-size: 11px }
        #stage { position: relative; overflow: hidden; background: var(--stage); display: flex; align-items: center; justify-content: center;
          min-height: 0 }
        #device { position: relative; padding: 8px; border-radius: 30px; background: #1c1c1e; box-shadow: 0 8px 30px #0004 }
        #device.lost canvas { opacity: .4 }
        canvas#screen { display: block; border-radius: 23px; background: #000; touch-action: none; outline: none; user-select: none }
        .point canvas#screen { cursor: crosshair !important }
        #hover, #selection { position: absolute; pointer-events: none; display: none }
        #hover { background: #007aff2e; outline: 1px solid #007aff } #selection { outline: 2px solid #ff9500; background: #ff950018 }
        #keyboard { position: absolute; width: 2px; height: 20px; padding: 0; border: 0; opacity: 0; resize: none; font-size: 16px;
          pointer-events: none }
        #space { position: absolute; inset: 0; perspective: 1800px; cursor: grab; overflow: hidden; touch-action: none }
        #planes { position: absolute; left: 50%; top: 50%; width: 0; height: 0; transform-style: preserve-3d }
        .plane { position: absolute; left: 0; top: 0; transform-origin: 0 0; outline: 1px solid #8e8e9380; background-size: 100% 100% }
        .plane:hover { outline: 2px solid #007aff } .plane.on { outline: 2px solid #ff9500; background-color: #ff950022 }
        #about { padding: 8px 12px; border-bottom: 1px solid var(--line) }
        #about b { font-size: 13px } #about span { color: var(--dim); display: block; font-size: 11px; overflow-wrap: anywhere }
        details { border-bottom: 1px solid var(--line) }
        summary { padding: 6px 12px; font-weight: 600; cursor: pointer; color: var(--dim) }
        .property { display: grid; grid-template-columns: minmax(90px, 40%) 1fr; gap: 6px; padding: 2px 12px; align-items: start }
        .property > label { padding-top: 3px; overflow-wrap: anywhere }
        .property p { grid-column: 1 / 3; margin: 0 0 3px; color: var(--error) }
        .property input, .property select, .property textarea, #recorder textarea { font: inherit; color: inherit; background: var(--ground);
          border: 1px solid var(--line); border-radius: 5px; padding: 2px 5px; min-width: 0; width: 100%; outline-color: var(--accent) }
        .property input[type=checkbox] { width: auto; margin: 4px 0; justify-self: start } .property input[type=color] { width: 30px; height: 22px; padding: 1px; flex: none }
        .property textarea { resize: vertical; min-height: 24px; height: 24px }
        .numbers { display: grid; gap: 3px }
        .numbers span { position: relative; display: block } .numbers span::before { content: attr(data-label); position: absolute; left: 4px;
          top: 4px; color: var(--dim); font-size: 9px; pointer-events: none } .numbers input { padding: 2px 2px 2px 15px; appearance: textfield; -moz-appearance: textfield }
        .numbers input::-webkit-inner-spin-button { display: none } .color .nil { opacity: .25 }
        .color { display: flex; gap: 4px } .options label { display: block }
        .note { color: var(--dim); overflow-wrap: anywhere; padding-top: 3px }
        h2 { font-size: 12px; margin: 12px 12px 4px; color: var(--dim) }
        #frame p, #events p, #recorder p, #objects p { margin: 4px 12px } #frame li { margin: 4px 12px 4px 0 }
        .entry { padding: 5px 12px; border-bottom: 1px solid var(--line) } .entry b { font-weight: 600 } .entry span { color: var(--dim); display: block }
        .entry[data-view] { cursor: pointer } .entry[data-view]:hover { background: var(--ground) }
        table { border-collapse: collapse; width: 100% } td { padding: 2px 12px; border-bottom: 1px solid var(--line) }
        td:last-child { text-align: right; font-variant-numeric: tabular-nums }
        #recorder textarea { display: block; width: calc(100% - 24px); margin: 0 12px; height: 22vh; font: 11px/1.5 ui-monospace, monospace;
          resize: vertical; white-space: pre }
        #profile { border-top: 1px solid var(--line); background: var(--panel); padding: 6px 12px }
        #plot { display: block; width: 100%; height: 96px } #plotText { margin: 2px 0 0; color: var(--dim); min-height: 1.4em }
        #plotText b { font-weight: 600 }
        @media (max-width: 1300px) { #plotText { min-height: 2.8em } }
        @media (max-width: 800px) { body { height: auto } #columns { display: block } #stage { padding: 16px } aside { border: 0 !important }
          #tree { max-height: 40vh } }
        """
}
