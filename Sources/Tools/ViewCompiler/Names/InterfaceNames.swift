// SPDX-License-Identifier: MIT

// Names of navigation, tabs, toolbars, presentations, menus, apps, accessibility and drag and drop.

extension NameFamily {
    static let navigation = NameFamily(
        "Navigation",
        """
        type NavigationStack NavigationLink NavigationView NavigationSplitView NavigationPath
        type NavigationPath.CodableRepresentation NavigationSplitViewColumn NavigationSplitViewVisibility
        type NavigationSplitViewStyle AutomaticNavigationSplitViewStyle BalancedNavigationSplitViewStyle
        type ProminentDetailNavigationSplitViewStyle NavigationSplitViewStyleConfiguration NavigationViewStyle
        type DefaultNavigationViewStyle StackNavigationViewStyle ColumnNavigationViewStyle
        type DoubleColumnNavigationViewStyle NavigationBarItem NavigationBarItem.TitleDisplayMode
        modifier navigationTitle navigationSubtitle navigationDestination navigationBarTitle
        modifier navigationBarTitleDisplayMode navigationBarItems navigationBarHidden navigationBarBackButtonHidden
        modifier navigationViewStyle navigationSplitViewStyle navigationSplitViewColumnWidth navigationDocument
        modifier navigationLinkIndicatorVisibility
        environment presentationMode dismiss isPresented
        type PresentationMode DismissAction
        member NavigationStack: init
        member NavigationLink: init isDetailLink
        member NavigationPath: init append removeLast count isEmpty codable
        member NavigationSplitViewVisibility: automatic all doubleColumn detailOnly
        member NavigationSplitViewColumn: sidebar content detail
        member NavigationSplitViewStyle: automatic balanced prominentDetail
        member NavigationViewStyle: automatic stack columns
        member NavigationBarItem.TitleDisplayMode: automatic inline large inlineLarge
        member PresentationMode: isPresented dismiss
        member DismissAction: callAsFunction
        """)

    static let tabs = NameFamily(
        "Tabs",
        """
        type TabView Tab TabSection TabContent TabContentBuilder TabRole TabPlacement TabViewStyle DefaultTabViewStyle
        type PageTabViewStyle PageTabViewStyle.IndexDisplayMode SidebarAdaptableTabViewStyle TabBarOnlyTabViewStyle
        type GroupedTabViewStyle CarouselTabViewStyle VerticalPageTabViewStyle IndexViewStyle PageIndexViewStyle
        type PageIndexViewStyle.BackgroundDisplayMode TabViewCustomization TabCustomizationBehavior TabBarPlacement
        type AdaptableTabBarPlacement TabBarMinimizeBehavior TabViewBottomAccessoryPlacement TabSearchActivation
        type DefaultTabLabel
        modifier tabItem tabViewStyle indexViewStyle tabViewCustomization tabViewSidebarHeader tabViewSidebarFooter
        modifier tabViewSidebarBottomBar tabBarMinimizeBehavior tabViewBottomAccessory tabViewSearchActivation
        modifier defaultAdaptableTabBarPlacement
        member TabContent: tabPlacement customizationID customizationBehavior defaultVisibility sectionActions
        environment tabBarPlacement tabViewBottomAccessoryPlacement
        member TabView: init
        member TabViewStyle: automatic page sidebarAdaptable tabBarOnly grouped carousel verticalPage
        member PageTabViewStyle.IndexDisplayMode: automatic always never
        member IndexViewStyle: page
        member TabRole: search
        """)

    static let toolbars = NameFamily(
        "Toolbars",
        """
        type ToolbarItem ToolbarItemGroup ToolbarItemPlacement ToolbarContent ToolbarContentBuilder
        type CustomizableToolbarContent ToolbarPlacement ToolbarRole ToolbarSpacer SpacerSizing ToolbarTitleMenu
        type ToolbarTitleDisplayMode ToolbarLabelStyle ToolbarCustomizationBehavior ToolbarCustomizationOptions
        type ToolbarDefaultItemKind ToolbarCommands DefaultToolbarItem ContentToolbarPlacement
        type WindowToolbarFullScreenVisibility ToolbarOverflowMenu ToolbarItemVisibilityPriority
        type ToolbarMinimizationBehavior
        modifier toolbarOverflowMenu toolbarMinimizationBehavior
        modifier toolbar toolbarBackground toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle
        modifier toolbarVisibility toolbarRole toolbarTitleMenu toolbarTitleDisplayMode toolbarItemHidden ornament
        modifier bottomOrnament
        member ToolbarContent: sharedBackgroundVisibility
        environment toolbarLabelStyle
        member ToolbarItemPlacement: automatic principal navigation primaryAction secondaryAction status
        member ToolbarItemPlacement: confirmationAction cancellationAction destructiveAction keyboard topBarLeading
        member ToolbarItemPlacement: topBarTrailing bottomBar navigationBarLeading navigationBarTrailing title
        member ToolbarItemPlacement: largeTitle subtitle largeSubtitle accessoryBar bottomOrnament
        member ToolbarItemPlacement: topBarPinnedTrailing
        member ToolbarPlacement: automatic navigationBar tabBar bottomBar windowToolbar bottomOrnament accessoryBar
        member ToolbarContent: visibilityPriority
        member ToolbarItemVisibilityPriority: low automatic high
        member ToolbarMinimizationBehavior: automatic never onScrollDown onScrollUp
        member ToolbarRole: automatic navigationStack browser editor
        member ToolbarTitleDisplayMode: automatic inline large inlineLarge
        """)

    static let search = NameFamily(
        "Search",
        """
        type SearchFieldPlacement SearchFieldPlacement.NavigationBarDrawerDisplayMode SearchScopeActivation
        type SearchSuggestionsPlacement SearchSuggestionsPlacement.Set SearchToolbarBehavior
        type SearchPresentationToolbarBehavior DismissSearchAction SearchUnavailableContent
        modifier searchable searchScopes searchSuggestions searchCompletion searchDictationBehavior
        modifier searchPresentationToolbarBehavior searchToolbarBehavior searchSelection
        environment isSearching dismissSearch searchSuggestionsPlacement
        member SearchFieldPlacement: automatic navigationBarDrawer sidebar toolbar toolbarPrincipal
        """)

    static let presentations = NameFamily(
        "Presentations",
        """
        type Alert Alert.Button ActionSheet ActionSheet.Button PresentationDetent CustomPresentationDetent
        type PresentationAdaptation PresentationBackgroundInteraction PresentationContentInteraction
        type PresentationSizing PresentationSizingRoot AutomaticPresentationSizing FittedPresentationSizing
        type FormPresentationSizing PagePresentationSizing PopoverAttachmentAnchor DialogSeverity
        modifier sheet fullScreenCover popover alert actionSheet confirmationDialog inspector inspectorColumnWidth
        modifier presentationDetents presentationDragIndicator presentationCornerRadius presentationBackground
        modifier presentationBackgroundInteraction presentationContentInteraction presentationCompactAdaptation
        modifier presentationSizing presentationBreakthroughEffect interactiveDismissDisabled dialogIcon
        modifier dialogSeverity dialogSuppressionToggle dialogPreventsAppTermination fileImporter fileExporter
        modifier fileMover fileDialogMessage fileDialogConfirmationLabel fileDialogDefaultDirectory
        modifier fileDialogURLEnabled fileDialogBrowserOptions fileDialogCustomizationID
        modifier fileDialogImportsUnresolvedAliases fileExporterFilenameLabel photosPicker quickLookPreview
        modifier translationPresentation translationTask
        member Alert: init sideBySide
        member Alert.Button: default cancel destructive
        member ActionSheet: init
        member PresentationDetent: medium large fraction height custom
        member PresentationAdaptation: automatic none popover sheet fullScreenCover
        member PresentationBackgroundInteraction: automatic enabled disabled
        member PresentationContentInteraction: automatic resizes scrolls
        member PresentationSizing: automatic fitted form page sticky
        member PopoverAttachmentAnchor: rect point
        """)

    static let menus = NameFamily(
        "Menus and commands",
        """
        type Menu MenuStyle MenuStyleConfiguration DefaultMenuStyle ButtonMenuStyle BorderlessButtonMenuStyle
        type BorderedButtonMenuStyle BorderlessPullDownMenuStyle MenuOrder MenuActionDismissBehavior MenuButton
        type MenuButtonStyle ContextMenu Commands CommandsBuilder CommandGroup CommandGroupPlacement CommandMenu
        type EmptyCommands SidebarCommands TextEditingCommands TextFormattingCommands ImportFromDevicesCommands
        type InspectorCommands
        modifier contextMenu menuStyle menuOrder menuIndicator menuActionDismissBehavior copyable cuttable
        environment menuOrder menuIndicatorVisibility
        member Menu: init
        member MenuStyle: makeBody Configuration automatic button borderlessButton borderedButton
        member MenuOrder: automatic priority fixed
        member CommandGroupPlacement: appInfo appSettings appTermination appVisibility newItem saveItem importExport
        member CommandGroupPlacement: printItem undoRedo pasteboard textEditing textFormatting toolbar sidebar
        member CommandGroupPlacement: windowSize windowList windowArrangement singleWindowList help systemServices
        """)

    static let app = NameFamily(
        "Apps and scenes",
        """
        type App Scene SceneBuilder WindowGroup Window Settings SettingsLink MenuBarExtra DocumentGroup UtilityWindow
        type DocumentGroupLaunchScene ImmersiveSpace AlertScene FileDocument FileDocumentConfiguration
        type ReferenceFileDocument ReferenceFileDocumentConfiguration FileDocumentReadConfiguration
        type FileDocumentWriteConfiguration NewDocumentButton NewDocumentAction OpenDocumentAction OpenWindowAction
        type DismissWindowAction DismissBehavior OpenSettingsAction WindowStyle DefaultWindowStyle
        type HiddenTitleBarWindowStyle TitleBarWindowStyle PlainWindowStyle VolumetricWindowStyle WindowToolbarStyle
        type DefaultWindowToolbarStyle ExpandedWindowToolbarStyle UnifiedWindowToolbarStyle
        type UnifiedCompactWindowToolbarStyle WindowResizability WindowPlacement WindowPlacementContext
        type WindowLayoutRoot WindowProxy WindowIdealSize WindowLevel WindowManagerRole WindowInteractionBehavior
        type WindowVisibilityToggle MenuBarExtraStyle AutomaticMenuBarExtraStyle PullDownMenuBarExtraStyle
        type WindowMenuBarExtraStyle BackgroundTask SceneLaunchBehavior SceneRestorationBehavior ImmersionStyle
        type MixedImmersionStyle FullImmersionStyle ProgressiveImmersionStyle AssistiveAccess RemoteImmersiveSpace
        type WKNotificationScene AppIntentsPackage ReadableDocument WritableDocument DocumentReader DocumentWriter
        type FileWrapperDocumentReader FileWrapperDocumentWriter URLDocumentConfiguration DocumentReadConfiguration
        type DocumentWriteConfiguration DocumentCreationSource
        attribute UIApplicationDelegateAdaptor NSApplicationDelegateAdaptor WKApplicationDelegateAdaptor
        attribute WKExtensionDelegateAdaptor
        modifier windowResizeBehavior windowMinimizeBehavior windowFullScreenBehavior windowDismissBehavior
        modifier windowToolbarFullScreenVisibility presentedWindowStyle presentedWindowToolbarStyle
        modifier containerBackground widgetURL widgetAccentable widgetLabel widgetCurvesContent
        modifier accessoryWidgetGroupStyle immersiveEnvironmentPicker upperLimbVisibility
        member WidgetConfiguration: supportedFamilies contentMarginsDisabled
        modifier handlesGameControllerEvents
        member App: body main init
        member Scene: body onChange defaultSize defaultPosition windowStyle windowToolbarStyle windowResizability
        member Scene: windowLevel windowManagerRole windowIdealSize defaultWindowPlacement defaultLaunchBehavior
        member Scene: restorationBehavior commands commandsRemoved commandsReplaced keyboardShortcut menuBarExtraStyle
        member Scene: defaultAppStorage environment environmentObject handlesExternalEvents backgroundTask
        member Scene: modelContainer immersionStyle upperLimbVisibility persistentSystemOverlays
        member Scene: windowBackgroundDragBehavior windowIdealPlacement
        member WindowStyle: automatic hiddenTitleBar titleBar plain volumetric
        member WindowToolbarStyle: automatic expanded unified unifiedCompact
        member WindowResizability: automatic contentSize contentMinSize
        """)

    static let accessibility = NameFamily(
        "Accessibility",
        """
        type AccessibilityTraits AccessibilityChildBehavior AccessibilityActionKind AccessibilityActionCategory
        type AccessibilityAdjustmentDirection AccessibilityHeadingLevel AccessibilityLabeledPairRole
        type AccessibilityRotorContent AccessibilityRotorContentBuilder AccessibilityRotorEntry
        type AccessibilitySystemRotor AccessibilityCustomContentKey AccessibilityTextContentType
        type AccessibilityChartDescriptor AXChartDescriptorRepresentable AccessibilityZoomGestureAction
        type AccessibilityDirectTouchOptions AccessibilityTechnologies AccessibilityAttachmentModifier
        type AccessibilityQuickActionStyle AccessibilityQuickActionPromptStyle AccessibilityQuickActionOutlineStyle
        type AccessibilityNotification AccessibilityFocusState.Binding
        modifier accessibility accessibilityElement accessibilityLabel accessibilityValue accessibilityHint
        modifier accessibilityIdentifier accessibilityHidden accessibilityAddTraits accessibilityRemoveTraits
        modifier accessibilityAction accessibilityActions accessibilityAdjustableAction accessibilityScrollAction
        modifier accessibilityZoomAction accessibilityActivationPoint accessibilityChildren
        modifier accessibilityRepresentation accessibilityChartDescriptor accessibilityCustomContent
        modifier accessibilityFocused accessibilityHeading accessibilityInputLabels accessibilityLabeledPair
        modifier accessibilityLinkedGroup accessibilityRespondsToUserInteraction accessibilityRotor
        modifier accessibilityRotorEntry accessibilityShowsLargeContentViewer accessibilitySortPriority
        modifier accessibilityTextContentType accessibilityIgnoresInvertColors accessibilityDirectTouch
        modifier accessibilityQuickAction accessibilityDefaultFocus accessibilityDragPoint accessibilityDropPoint
        modifier accessibilityScrollStatus
        environment accessibilityEnabled accessibilityReduceMotion accessibilityReduceTransparency
        environment accessibilityDifferentiateWithoutColor accessibilityInvertColors accessibilityShowButtonShapes
        environment accessibilityDimFlashingLights accessibilityPlayAnimatedImages accessibilityVoiceOverEnabled
        environment accessibilitySwitchControlEnabled accessibilityLargeContentViewerEnabled
        environment accessibilityQuickActionsEnabled accessibilityPrefersHeadAnchorAlternative
        environment accessibilityAssistiveAccessEnabled
        member AccessibilityTraits: isButton isHeader isSelected isLink isSearchField isImage playsSound isKeyboardKey
        member AccessibilityTraits: isStaticText isSummaryElement updatesFrequently startsMediaSession
        member AccessibilityTraits: allowsDirectInteraction causesPageTurn isModal isToggle isTabBar
        member AccessibilityChildBehavior: ignore combine contain
        member AccessibilityActionKind: default escape magicTap delete showMenu init
        member AccessibilityAdjustmentDirection: increment decrement
        member AccessibilityHeadingLevel: unspecified h1 h2 h3 h4 h5 h6
        """)

    static let transfer = NameFamily(
        "Drag, drop and paste",
        """
        type Transferable TransferRepresentation CodableRepresentation DataRepresentation FileRepresentation
        type ProxyRepresentation TransferRepresentationBuilder SentTransferredFile ReceivedTransferredFile
        type DropDelegate DropInfo DropProposal DropOperation DropSession DragSession DragConfiguration
        type DropConfiguration NSItemProvider UTType SharePreview PhotosPicker PhotosPickerItem
        modifier draggable dropDestination onDrag onDrop itemProvider onCopyCommand onCutCommand onPasteCommand
        modifier pasteDestination importableFromServices exportsItemProviders importsItemProviders dragContainer
        modifier dragConfiguration dropConfiguration onDragSessionUpdated onDropSessionUpdated dragPreviewsFormation
        modifier dropPreviewsFormation
        member DropDelegate: dropEntered dropExited dropUpdated performDrop validateDrop
        member DropInfo: location hasItemsConforming itemProviders
        member DropProposal: init operation
        member DropOperation: cancel forbidden copy move
        member UTType: text plainText image png jpeg pdf url fileURL json data item movie audio utf8PlainText init
        """)
}
