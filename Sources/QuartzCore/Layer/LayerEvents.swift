/// The event of a layer that was put into a visible tree.
public let kCAOnOrderIn = "onOrderIn"
/// The event of a layer that was taken out of a visible tree.
public let kCAOnOrderOut = "onOrderOut"
/// The key under which transitions are added to a layer.
public let kCATransition = "transition"
