// An application in a page of a browser: pixels out, input in, over a WebSocket.
