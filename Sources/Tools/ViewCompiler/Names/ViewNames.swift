// SPDX-License-Identifier: MIT

// Names of views, state, environment, preferences, storage and previews.

extension NameFamily {
    static let views = NameFamily(
        "Views and builders",
        """
        type ContentBuilder
        type View ViewBuilder ViewModifier EmptyView AnyView TupleView ModifiedContent EmptyModifier EquatableView
        type Group ForEach DynamicViewContent Subview SubviewsCollection SubviewsCollectionSlice SectionCollection
        type SectionConfiguration ContainerValues ContainerValueKey GroupElementsOfContent GroupSectionsOfContent
        type ForEachSectionCollection DefaultButtonLabel OpenURLAction
        modifier modifier id tag disabled equatable onAppear onDisappear task onChange onReceive redacted unredacted
        modifier privacySensitive invalidatableContent containerValue onOpenURL allowsHitTesting contentShape
        modifier userActivity onContinueUserActivity handlesExternalEvents
        member View: body
        member ViewModifier: body concat transaction animation
        member ViewBuilder: buildBlock buildEither buildIf buildLimitedAvailability buildExpression
        member ForEach: init data content
        member DynamicViewContent: onDelete onMove onInsert dropDestination data reorderable
        member MutableCollection: move
        member RangeReplaceableCollection: remove
        member Subview: id containerValues
        member Group: init
        type RedactionReasons
        member RedactionReasons: placeholder privacy invalidated
        """)

    static let state = NameFamily(
        "State and data flow",
        """
        attribute State Binding Environment EnvironmentObject ObservedObject StateObject Bindable Namespace
        attribute GestureState Observable Published
        type ObservableObject DynamicProperty ObservationRegistrar ObservableObjectPublisher Namespace.ID
        type ObservedObject.Wrapper EnvironmentObject.Wrapper
        modifier environmentObject
        macro ObservationIgnored
        function withObservationTracking
        member State: init wrappedValue projectedValue
        member Binding: init constant wrappedValue projectedValue animation transaction
        member StateObject: init wrappedValue projectedValue
        member ObservedObject: init wrappedValue projectedValue
        member Environment: init wrappedValue
        member EnvironmentObject: init wrappedValue projectedValue
        member Bindable: init wrappedValue projectedValue
        member ObservableObject: objectWillChange
        member DynamicProperty: update
        """)

    static let environment = NameFamily(
        "Environment",
        """
        type EnvironmentValues EnvironmentKey EnvironmentalModifier ColorScheme ColorSchemeContrast LayoutDirection
        type UserInterfaceSizeClass ContentSizeCategory DynamicTypeSize LegibilityWeight ScenePhase ControlActiveState
        type BackgroundProminence WidgetFamily BadgeProminence
        attribute ScaledMetric
        macro Entry
        modifier environment transformEnvironment preferredColorScheme colorScheme dynamicTypeSize
        environment colorScheme colorSchemeContrast layoutDirection locale calendar timeZone displayScale pixelLength
        environment horizontalSizeClass verticalSizeClass sizeCategory dynamicTypeSize legibilityWeight isEnabled
        environment scenePhase openURL openWindow dismissWindow openSettings openDocument newDocument undoManager
        environment controlActiveState imageScale symbolRenderingMode symbolVariants defaultMinListRowHeight
        environment defaultMinListHeaderHeight redactionReasons backgroundStyle backgroundMaterial
        environment backgroundProminence managedObjectContext modelContext headerProminence isLuminanceReduced
        environment supportsMultipleWindows requestReview purchase symbolColorRenderingMode symbolVariableValueMode
        environment appearsActive isActivityFullscreen isSceneCaptured realityKitScene surfaceSnappingInfo
        environment documentConfiguration openImmersiveSpace dismissImmersiveSpace pushWindow
        member EnvironmentKey: defaultValue
        member EnvironmentValues: init
        member ColorScheme: light dark
        member ColorSchemeContrast: standard increased
        member LayoutDirection: leftToRight rightToLeft
        member UserInterfaceSizeClass: compact regular
        member ScenePhase: active inactive background
        member DynamicTypeSize: xSmall small medium large xLarge xxLarge xxxLarge accessibility1 accessibility2
        member DynamicTypeSize: accessibility3 accessibility4 accessibility5 isAccessibilitySize allCases
        member ContentSizeCategory: extraSmall small medium large extraLarge extraExtraLarge extraExtraExtraLarge
        member ContentSizeCategory: accessibilityMedium accessibilityLarge accessibilityExtraLarge
        member ContentSizeCategory: accessibilityExtraExtraLarge accessibilityExtraExtraExtraLarge
        member ContentSizeCategory: isAccessibilityCategory
        member LegibilityWeight: regular bold
        member OpenURLAction: init callAsFunction
        type OpenURLAction.Result
        member OpenURLAction.Result: handled discarded systemAction
        """)

    static let preferences = NameFamily(
        "Preferences and anchors",
        """
        type PreferenceKey Anchor Anchor.Source
        modifier preference transformPreference anchorPreference transformAnchorPreference onPreferenceChange
        modifier overlayPreferenceValue backgroundPreferenceValue
        member PreferenceKey: defaultValue reduce
        member Anchor.Source: bounds rect point topLeading top topTrailing leading center trailing bottomLeading
        member Anchor.Source: bottom bottomTrailing
        """)

    static let storage = NameFamily(
        "Storage",
        """
        attribute AppStorage SceneStorage
        modifier defaultAppStorage
        """)

    static let previews = NameFamily(
        "Previews",
        """
        macro Preview Previewable
        type PreviewProvider PreviewTrait PreviewModifier PreviewModifierContent PreviewDevice PreviewLayout
        type PreviewContext PreviewPlatform InterfaceOrientation PreviewContextKey DebugReplaceableView
        modifier previewLayout previewDevice previewDisplayName previewInterfaceOrientation previewContext
        member PreviewProvider: previews platform
        member PreviewLayout: device sizeThatFits fixed
        member PreviewTrait: sizeThatFitsLayout fixedLayout portrait portraitUpsideDown landscapeLeft landscapeRight
        member PreviewTrait: defaultLayout modifier assistiveAccess
        member PreviewModifier: makeSharedContext body
        member InterfaceOrientation: portrait portraitUpsideDown landscapeLeft landscapeRight
        """)
}
