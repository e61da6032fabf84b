// The state of the screen for people who look: trees, properties, frames, recordings, as values and JSON.
