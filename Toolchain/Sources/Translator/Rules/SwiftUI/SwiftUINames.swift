/// Names that SwiftUI declares, as far as programs written with UIKit use them. One that the program or another module declares is that one.
enum SwiftUINames {
    static let module = "SwiftUI"
    /// The controller that shows a view of SwiftUI.
    static let controller = "UIHostingController"

    static let protocols: Set<String> = [
        "View", "App", "Scene", "Shape", "InsettableShape", "ShapeStyle", "ViewModifier", "EnvironmentalModifier", "ButtonStyle",
        "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "TextFieldStyle", "ProgressViewStyle", "GroupBoxStyle", "ListStyle",
        "EnvironmentKey", "PreferenceKey", "FocusedValueKey", "DynamicProperty", "Layout", "UIViewRepresentable",
        "UIViewControllerRepresentable", "PreviewProvider", "PreviewModifier", "GeometryEffect", "Animatable", "AnimatableModifier",
        "VectorArithmetic", "Gesture", "DropDelegate", "Commands", "ToolbarContent", "TextRenderer", "CustomAnimation",
    ]

    static let wrappers: Set<String> = [
        "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Binding", "Bindable", "ViewBuilder", "FocusState",
        "AppStorage", "SceneStorage", "GestureState", "Namespace", "ScaledMetric", "FetchRequest", "SectionedFetchRequest",
        "UIApplicationDelegateAdaptor", "FocusedValue", "FocusedBinding", "AccessibilityFocusState", "ToolbarContentBuilder",
    ]

    static let types: Set<String> = [
        "UIHostingController", "UIHostingConfiguration", "AnyView", "AnyShape", "AnyShapeStyle", "AnyTransition", "AnyLayout", "Text",
        "Image",
        "Color", "Font", "Button", "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "GridItem", "Grid",
        "GridRow", "Group", "ForEach", "List", "Form", "Section", "NavigationView", "NavigationStack", "NavigationLink", "NavigationPath",
        "NavigationSplitView", "TabView", "ScrollView", "ScrollViewReader", "ScrollViewProxy", "Spacer", "Divider", "Toggle", "Picker",
        "Slider", "Stepper", "TextField", "SecureField", "TextEditor", "DatePicker", "ColorPicker", "Rectangle", "RoundedRectangle",
        "UnevenRoundedRectangle", "Circle", "Ellipse", "Capsule", "ContainerRelativeShape", "Path", "GeometryReader", "GeometryProxy",
        "EmptyView", "TupleView", "ModifiedContent", "EnvironmentValues", "LocalizedStringKey", "EdgeInsets", "Alignment",
        "HorizontalAlignment", "VerticalAlignment", "Axis", "Edge", "Angle", "UnitPoint", "LinearGradient", "RadialGradient",
        "AngularGradient", "EllipticalGradient", "MeshGradient", "Gradient", "Animation", "Transaction", "AnimatablePair",
        "EmptyAnimatableData", "Canvas", "TimelineView", "GraphicsContext", "DragGesture", "TapGesture", "SpatialTapGesture",
        "LongPressGesture", "MagnificationGesture", "MagnifyGesture", "RotationGesture", "Menu", "Label", "Link", "ProgressView", "Gauge",
        "DisclosureGroup", "ControlGroup", "AsyncImage", "ColorScheme", "DynamicTypeSize", "PresentationMode", "DismissAction",
        "OpenURLAction",
        "ScenePhase", "ViewThatFits", "ShareLink", "Material", "WindowGroup", "Alert", "ActionSheet", "ToolbarItem", "ToolbarItemGroup",
        "Subview", "SubviewsCollection", "ProposedViewSize", "LayoutSubviews", "UIViewRepresentableContext",
        "UIViewControllerRepresentableContext", "AccessibilityTraits", "KeyEquivalent", "EventModifiers",
    ]

    static let functions: Set<String> = ["withAnimation", "withTransaction"]

    /// Returns true if SwiftUI has a type of this name.
    static func hasType(_ name: String) -> Bool { types.contains(name) || protocols.contains(name) || wrappers.contains(name) }
}
