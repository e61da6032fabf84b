/// The settings `SWIFT_UPCOMING_FEATURE_…`, and the one that stands for five of them.
enum UpcomingFeatures {
    private struct Feature {
        let setting: String
        let name: String
        /// True if mode 6 has it by itself.
        let isInMode6: Bool
        var isApproachable = false
    }

    static func flags(_ settings: BuildSettings, isMode6: Bool) -> [String] {
        let all = settings.isTrue("SWIFT_APPROACHABLE_CONCURRENCY")
        return features.flatMap { feature -> [String] in
            if feature.isInMode6, isMode6 { return [] }
            let setting = "SWIFT_UPCOMING_FEATURE_" + feature.setting
            let isAssigned = !settings[setting].isEmpty
            if isAssigned, settings[setting] == "MIGRATE", !feature.isInMode6 {
                return ["-enable-upcoming-feature", feature.name + ":migrate"]
            }
            let isOn = isAssigned ? settings.isTrue(setting) : all && feature.isApproachable
            return isOn ? ["-enable-upcoming-feature", feature.name] : []
        }
    }

    private static let features = [
        Feature(setting: "CONCISE_MAGIC_FILE", name: "ConciseMagicFile", isInMode6: true),
        Feature(setting: "FORWARD_TRAILING_CLOSURES", name: "ForwardTrailingClosures", isInMode6: true),
        Feature(setting: "DEPRECATE_APPLICATION_MAIN", name: "DeprecateApplicationMain", isInMode6: true),
        Feature(setting: "IMPORT_OBJC_FORWARD_DECLS", name: "ImportObjcForwardDeclarations", isInMode6: true),
        Feature(
            setting: "DISABLE_OUTWARD_ACTOR_ISOLATION", name: "DisableOutwardActorInference", isInMode6: true, isApproachable: true),
        Feature(setting: "ISOLATED_DEFAULT_VALUES", name: "IsolatedDefaultValues", isInMode6: true),
        Feature(setting: "GLOBAL_CONCURRENCY", name: "GlobalConcurrency", isInMode6: true),
        Feature(setting: "INFER_SENDABLE_FROM_CAPTURES", name: "InferSendableFromCaptures", isInMode6: true, isApproachable: true),
        Feature(setting: "IMPLICIT_OPEN_EXISTENTIALS", name: "ImplicitOpenExistentials", isInMode6: true),
        Feature(setting: "REGION_BASED_ISOLATION", name: "RegionBasedIsolation", isInMode6: true),
        Feature(setting: "DYNAMIC_ACTOR_ISOLATION", name: "DynamicActorIsolation", isInMode6: true),
        Feature(setting: "NONFROZEN_ENUM_EXHAUSTIVITY", name: "NonfrozenEnumExhaustivity", isInMode6: true),
        Feature(
            setting: "GLOBAL_ACTOR_ISOLATED_TYPES_USABILITY", name: "GlobalActorIsolatedTypesUsability", isInMode6: true,
            isApproachable: true),
        Feature(setting: "INTERNAL_IMPORTS_BY_DEFAULT", name: "InternalImportsByDefault", isInMode6: false),
        Feature(setting: "MEMBER_IMPORT_VISIBILITY", name: "MemberImportVisibility", isInMode6: false),
        Feature(setting: "EXISTENTIAL_ANY", name: "ExistentialAny", isInMode6: false),
        Feature(
            setting: "INFER_ISOLATED_CONFORMANCES", name: "InferIsolatedConformances", isInMode6: false, isApproachable: true),
        Feature(
            setting: "NONISOLATED_NONSENDING_BY_DEFAULT", name: "NonisolatedNonsendingByDefault", isInMode6: false, isApproachable: true),
    ]
}
