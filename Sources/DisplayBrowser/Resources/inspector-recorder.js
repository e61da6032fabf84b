let isRecording = false;
async function showRecording(question) {
  const { recording } = await ask({ ask: question });
  isRecording = recording.isRecording;
  $('record').textContent = isRecording ? 'Stop' : 'Record';
  $('steps').textContent = (isRecording ? 'Recording: ' : '') + recording.stepCount + (recording.stepCount === 1 ? ' step' : ' steps')
    + (isRecording && mode === 'point' ? '. Choose “Use” above, or use the application in its own page.' : '');
  $('script').value = recording.script;
  $('swift').value = recording.swiftCode;
}
$('record').onclick = () => showRecording(isRecording ? 'stopRecording' : 'record');
for (const button of document.querySelectorAll('[data-copy]')) button.onclick = () => {
  const area = $(button.dataset.copy);
  area.select();
  navigator.clipboard?.writeText(area.value).catch(() => document.execCommand('copy'));
};
