/// The page on which one looks into a running application; it shows the screen too, and asks for nothing else.
enum InspectorPage {
    /// - Parameter title: the application's name.
    static func text(title: String) -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(BrowserPage.escaped(title))</title>
        <style>\(style)</style>
        </head>
        <body>
        \(bar)
        <div id="columns">
        \(left)
        \(middle)
        \(right)
        </div>
        <section id="profile"><canvas id="plot" aria-label="Time of each pass of the latest frames"></canvas><p id="plotText"></p></section>
        <script>\(script)</script>
        </body>
        </html>
        """
    }

    private static let bar = """
        <header>
        <strong>Inspector</strong>
        <div class="choice" id="mode"><button data-mode="point" class="on" title="Click on the picture to select a view">Select</button><button
          data-mode="use" title="Touches, wheel and keys go to the application">Use</button></div>
        <div class="choice" id="look"><button data-look="flat" class="on">Picture</button><button data-look="space">Exploded</button></div>
        <label id="spread" hidden>Distance <input type="range" min="0" max="160" value="60"></label>
        <span class="gap"></span>
        <button data-device="home">Home</button>
        <button id="rotate">Rotate</button>
        <button id="appearance">Light / Dark</button>
        <button data-device="smallerText">Text −</button>
        <button data-device="largerText">Text +</button>
        <button data-device="memoryWarning">Memory Warning</button>
        <button id="screenshot">Screenshot</button>
        <button id="takeOver" hidden>Take Over</button>
        <span id="state" role="status">Connecting…</span>
        </header>
        """

    private static let left = """
        <aside id="left">
        <nav class="tabs" data-panel="left"><button data-tab="views" class="on">Views</button><button
          data-tab="controllers">Controllers</button></nav>
        <div id="views"><input id="search" type="search" placeholder="Class, name or text" aria-label="Search views">
        <div id="tree" role="tree" tabindex="0"></div></div>
        <div id="controllers" hidden></div>
        </aside>
        """

    private static let middle = """
        <main id="stage">
        <div id="device"><canvas id="screen" tabindex="0" aria-label="Screen of the application"></canvas><div id="hover"></div><div
          id="selection"></div><textarea id="keyboard" autocapitalize="off" autocomplete="off" autocorrect="off" spellcheck="false"
          aria-label="Keyboard"></textarea></div>
        <div id="space" hidden><div id="planes"></div></div>
        </main>
        """

    private static let right = """
        <aside id="right">
        <nav class="tabs" data-panel="right"><button data-tab="properties" class="on">Properties</button><button
          data-tab="frame">Frame</button><button data-tab="events">Events</button><button data-tab="objects">Objects</button><button
          data-tab="recorder">Recorder</button></nav>
        <div id="about"></div>
        <div id="properties"></div>
        <div id="frame" hidden></div>
        <div id="events" hidden></div>
        <div id="objects" hidden></div>
        <div id="recorder" hidden><p><button id="record">Record</button> <span id="steps"></span></p>
        <h2>Script</h2><textarea id="script" readonly aria-label="Script"></textarea><p><button data-copy="script">Copy</button></p>
        <h2>Swift test</h2><textarea id="swift" readonly aria-label="Swift test"></textarea><p><button data-copy="swift">Copy</button></p></div>
        </aside>
        """
}
