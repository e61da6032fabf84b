// Text in lines: attributed strings and their keys, storage, layout, containers, attachments, drawing, documents.
@_exported public import UIKitGraphics
