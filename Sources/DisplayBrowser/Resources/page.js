// The page that shows the screen alone.

function available() { return { width: innerWidth - (innerWidth > 500 ? 38 : 0), height: innerHeight - 96 }; }
function opened() {}

connect();
