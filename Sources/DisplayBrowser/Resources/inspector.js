// Begins, once all parts of the inspector are there.
connect();
setInterval(poll, 250);
