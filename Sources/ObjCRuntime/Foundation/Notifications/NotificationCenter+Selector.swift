public import Foundation

extension NotificationCenter {
    /// Sends a message to an observer, with the notification as argument, each time such a notification is posted.
    ///
    /// Observers that were added with this method are called in the order of their registration, in the thread that posts.
    /// Neither the observer nor `anObject` is kept alive; a dead observer is forgotten. Nil for the name or the object
    /// admits all of them.
    // apple: https://developer.apple.com/documentation/foundation/notificationcenter/addobserver(_:selector:name:object:)
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        SelectorObservers.of(self, creating: true)?
            .add(SelectorObserver(observer as AnyObject, aSelector, name: aName, object: anObject), to: self)
    }

    /// Removes all registrations of an observer, whichever way it was added.
    // apple: https://developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:)
    public func removeObserver(_ observer: AnyObject) {
        SelectorObservers.of(self, creating: false)?.remove(observer, name: nil, object: nil)
        // The same method for `Any` is Foundation's own.
        removeObserver(observer as Any)
    }

    /// Removes the registrations of an observer for a name and an object; nil stands for all of them.
    // apple: https://developer.apple.com/documentation/foundation/notificationcenter/removeobserver(_:name:object:)
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        SelectorObservers.of(self, creating: false)?.remove(observer, name: aName, object: anObject)
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}
