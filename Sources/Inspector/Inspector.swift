// What there is on the screen, and why, for people who look: trees, properties, frames, recordings, as values and as JSON.
