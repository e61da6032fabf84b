let knownFrame = 0, records = [], screenPixels = 1, passNames = [], isPolling = false, latestSeen = 0;
const span = 10000;
async function poll() {
  if (isPolling || !socket || socket.readyState !== WebSocket.OPEN || document.hidden) return;
  isPolling = true;
  try {
    const { frames } = await ask({ ask: 'frames', since: knownFrame });
    const isNew = frames.latest !== knownFrame;
    knownFrame = frames.latest;
    passNames = frames.passNames;
    screenPixels = frames.screenPixels;
    if (frames.records.length) latestSeen = performance.now();
    records.push(...frames.records);
    const end = records.length ? records[records.length - 1].time : 0;
    records = records.filter(record => record.time > end - span * 1.5);
    plotFrames();
    if (isNew || !treeText) {
      await refreshTree();
      await refreshDetails(false);
      if (isOpen('controllers')) await showControllers();
      if (isOpen('objects')) await showCounts();
      if (isOpen('recorder') && isRecording) await showRecording('recording');
      if (!$('space').hidden && !grip) await explode();
    }
  } catch (error) { console.warn(error); } finally { isPolling = false; }
}
function plotFrames() {
  const plot = $('plot'), ratio = devicePixelRatio || 1, width = plot.clientWidth, height = plot.clientHeight;
  const context = plot.getContext('2d');
  if (plot.width !== width * ratio) plot.width = width * ratio;
  if (plot.height !== height * ratio) plot.height = height * ratio;
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  context.clearRect(0, 0, width, height);
  const style = getComputedStyle(document.documentElement), paint = name => style.getPropertyValue('--' + name);
  const totals = records.map(record => record.passes.reduce((sum, time) => sum + time, 0));
  const top = Math.max(20, ...totals) * 1.05, bars = height - 30, now = records.length
    ? records[records.length - 1].time + Math.max(0, performance.now() - latestSeen - 500) : 0;
  const at = time => width * (1 - (now - time) / span), thick = Math.max(2, width / span * 15);
  context.font = '10px system-ui';
  for (const limit of [1000 / 60, 1000 / 30]) {
    if (limit > top) continue;
    const y = bars - bars * limit / top;
    context.fillStyle = paint('line');
    context.fillRect(0, y, width, 1);
    context.fillStyle = paint('dim');
    context.fillText(limit.toFixed(1) + ' ms', 2, y - 2);
  }
  records.forEach(record => {
    let y = bars;
    const x = at(record.time);
    if (x < -thick) return;
    record.passes.forEach((time, pass) => {
      const tall = bars * time / top;
      context.fillStyle = paint(passNames[pass]);
      context.fillRect(x, y - tall, thick, tall);
      y -= tall;
    });
    const share = Math.min(1, record.paintedPixels / screenPixels);
    context.fillStyle = paint('accent');
    context.fillRect(x, bars + 16 - 12 * share, thick, Math.max(share > 0 ? 1 : 0, 12 * share));
    context.fillStyle = paint('layout');
    const laidOut = Math.min(1, record.viewsLaidOut / 50);
    context.fillRect(x, height - 12 * laidOut, thick, 12 * laidOut);
  });
  context.fillStyle = paint('line');
  context.fillRect(0, bars, width, 1);
  context.fillRect(0, bars + 16, width, 1);
  context.fillStyle = paint('dim');
  context.fillText('painted', 2, bars + 12);
  context.fillText('laid out', 2, height - 3);
  describeFrames(totals);
}
function describeFrames(totals) {
  const text = $('plotText');
  if (!records.length) return text.replaceChildren('No frames yet.');
  const last = records[records.length - 1], sorted = [...totals].sort((a, b) => a - b);
  const mean = totals.reduce((sum, each) => sum + each, 0) / totals.length;
  const parts = ['Frame ' + last.number + ': '];
  last.passes.forEach((time, pass) => {
    const name = make('b', passNames[pass]);
    name.style.color = `var(--${passNames[pass]})`;
    parts.push(name, ' ' + time.toFixed(2) + ' ms  ');
  });
  parts.push('· painted ' + Math.round(100 * last.paintedPixels / screenPixels) + ' % · ' + last.viewsLaidOut + ' views laid out · '
    + records.length + ' frames: mean ' + mean.toFixed(2) + ' ms, 95th percentile ' + sorted[Math.floor(sorted.length * .95)].toFixed(2)
    + ' ms, longest ' + sorted[sorted.length - 1].toFixed(2) + ' ms');
  text.replaceChildren(...parts);
}
