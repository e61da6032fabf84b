/// The page that shows the screen: one document, which asks for nothing else.
enum BrowserPage {
    /// - Parameter title: shown until the application says another one.
    static func text(title: String) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1, maximum-scale=1, viewport-fit=cover">
        <title>\(escaped(title))</title>
        <style>\(style)</style>
        </head>
        <body>
        <main id="device"><canvas id="screen" tabindex="0" aria-label="Screen of the application"></canvas>
        <textarea id="keyboard" autocapitalize="off" autocomplete="off" autocorrect="off" spellcheck="false" aria-label="Keyboard"></textarea></main>
        <nav>
        <button data-device="home">Home</button>
        <button id="rotate">Rotate</button>
        <button id="appearance">Light / Dark</button>
        <button data-device="smallerText">Text −</button>
        <button data-device="largerText">Text +</button>
        <button data-device="memoryWarning">Memory Warning</button>
        <button id="screenshot">Screenshot</button>
        <button id="takeOver" hidden>Take Over</button>
        </nav>
        <p id="state" role="status">Connecting…</p>
        <script>\(script)</script>
        </body>
        </html>
        """
    }

    static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }

    private static let style = """
        :root { color-scheme: light dark; --ground: #e8e8ed; --frame: #1c1c1e; --text: #3c3c43; --button: #fff }
        @media (prefers-color-scheme: dark) { :root { --ground: #111; --frame: #3a3a3c; --text: #ebebf5; --button: #2c2c2e } }
        * { box-sizing: border-box }
        body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 14px;
          padding: 14px; background: var(--ground); color: var(--text); font: 13px system-ui, sans-serif; overscroll-behavior: none }
        #device { position: relative; padding: 12px; border-radius: 54px; background: var(--frame); box-shadow: 0 12px 40px #0005 }
        canvas { display: block; border-radius: 42px; background: #000; touch-action: none; outline: none; user-select: none }
        #keyboard { position: absolute; width: 2px; height: 20px; padding: 0; border: 0; opacity: 0; resize: none; font-size: 16px;
          pointer-events: none }
        nav { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px }
        button { font: inherit; color: inherit; background: var(--button); border: 0; border-radius: 8px; padding: 7px 12px; cursor: pointer }
        #state { margin: 0; min-height: 1.2em }
        .lost canvas { opacity: .4 }
        @media (max-width: 500px) { body { padding: 0; gap: 8px } #device { padding: 0; border-radius: 0; box-shadow: none }
          canvas { border-radius: 0 } }
        """
}
