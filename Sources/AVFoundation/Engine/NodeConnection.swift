/// From an output of a node to an input of another one.
struct NodeConnection {
    let source: AVAudioNode
    let output: AVAudioNodeBus
    let target: AVAudioNode
    let input: AVAudioNodeBus
    let format: AVAudioFormat
}
