// SPDX-License-Identifier: MIT

/// The oldest versions of iOS that have certain names of SwiftUI and of its companion frameworks.
///
/// A name is listed only if all of its declarations have the same version. `bold`, for example, is not listed, because
/// views have it since iOS 16, but texts since iOS 13.
enum IntroducedNames {
    /// Each line has a version, a kind of names, and the names.
    private static let table = """
        15 modifier searchable refreshable swipeActions safeAreaInset confirmationDialog listRowSeparator
        15 modifier listRowSeparatorTint listSectionSeparator interactiveDismissDisabled submitLabel buttonBorderShape
        15 modifier listRowSpacing
        15 modifier headerProminence symbolRenderingMode symbolVariant privacySensitive containerShape dynamicTypeSize
        15 type AsyncImage Canvas TimelineView GraphicsContext ControlGroup AnyShapeStyle
        15 attribute FocusState SectionedFetchRequest
        15 style borderedProminent ultraThinMaterial thinMaterial regularMaterial thickMaterial ultraThickMaterial
        16 modifier presentationDetents presentationDragIndicator navigationDestination scrollContentBackground
        16 modifier scrollDismissesKeyboard scrollIndicators scrollDisabled toolbarBackground toolbarRole fontWidth
        16 modifier persistentSystemOverlays defersSystemGestures navigationSplitViewStyle navigationSplitViewColumnWidth
        16 modifier gridCellColumns gridCellUnsizedAxes gridColumnAlignment gridCellAnchor formStyle menuOrder
        16 modifier toolbarColorScheme toolbarTitleMenu findNavigator renameAction
        16 type NavigationStack NavigationSplitView NavigationPath ViewThatFits GridRow AnyLayout Gauge ShareLink
        16 type MultiDatePicker PasteButton PhotosPicker LabeledContent AnyShape UnevenRoundedRectangle ImageRenderer
        16 type RenameButton Transferable BarMark LineMark PointMark AreaMark RuleMark RectangleMark
        17 modifier contentMargins scrollTargetBehavior scrollTargetLayout scrollPosition scrollClipDisabled
        17 modifier scrollTransition containerRelativeFrame phaseAnimator keyframeAnimator symbolEffect visualEffect
        17 modifier sensoryFeedback inspector inspectorColumnWidth geometryGroup colorEffect distortionEffect layerEffect
        17 modifier onKeyPress typesettingLanguage textRenderer listSectionSpacing defaultScrollAnchor safeAreaPadding
        17 modifier scrollIndicatorsFlash selectionDisabled springLoadingBehavior buttonRepeatBehavior dialogIcon
        17 modifier invalidatableContent dialogSuppressionToggle paletteSelectionEffect focusEffectDisabled
        17 modifier hoverEffectDisabled allowedDynamicRange navigationLinkIndicatorVisibility chartXSelection
        17 modifier chartYSelection chartAngleSelection chartScrollableAxes chartScrollPosition popoverTip
        17 type ContentUnavailableView PhaseAnimator KeyframeAnimator KeyframeTrack KeyframeTimeline SpringKeyframe
        17 type LinearKeyframe CubicKeyframe MoveKeyframe ShaderLibrary TextRenderer
        17 type SectorMark MapPolyline UserAnnotation MapCameraPosition SubscriptionStoreView ProductView
        17 attribute Bindable Observable Previewable
        18 modifier navigationTransition matchedTransitionSource onScrollGeometryChange
        18 modifier onScrollVisibilityChange onScrollPhaseChange presentationSizing tabViewCustomization containerValue
        18 modifier onModifierKeysChanged writingToolsBehavior translationTask tabViewSidebarHeader
        18 type MeshGradient TabSection LinePlot AreaPlot PointPlot BarPlot ControlWidget ScrollPhase
        18 style sidebarAdaptable
        26 modifier glassEffect glassEffectID glassEffectUnion glassEffectTransition backgroundExtensionEffect
        26 modifier tabBarMinimizeBehavior tabViewBottomAccessory scrollEdgeEffectStyle scrollEdgeEffectHidden
        26 modifier sharedBackgroundVisibility buttonSizing safeAreaBar tabViewSearchActivation searchToolbarBehavior
        26 modifier labelReservedIconWidth labelIconToTitleSpacing listSectionMargins
        26 type GlassEffectContainer ToolbarSpacer WebPage Chart3D SurfacePlot
        26 style glassProminent
        27 modifier reorderContainer swipeActionsContainer toolbarOverflowMenu toolbarMinimizationBehavior
        27 modifier asyncImageURLSession textInputBorderShape visibilityPriority
        27 type ToolbarOverflowMenu GestureInputKinds TextInputBorderShape BorderedTextFieldStyle ReadableDocument
        27 type WritableDocument
        """

    enum Kind: String { case modifier, type, attribute, style }

    private static let versions: [Kind: [String: Double]] = {
        var versions: [Kind: [String: Double]] = [:]
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            let (version, kind) = (Double(words[0])!, Kind(rawValue: words[1])!)
            for name in words.dropFirst(2) { versions[kind, default: [:]][name] = version }
        }
        return versions
    }()

    /// The oldest version of iOS that has a name; nil if the name is not listed.
    static func version(of name: String, _ kind: Kind) -> Double? { versions[kind]?[name] }
}
