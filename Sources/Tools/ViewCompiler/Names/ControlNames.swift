// SPDX-License-Identifier: MIT

// Names of gestures, pointers, focus, controls, forms, lists and tables.

extension NameFamily {
    static let gestures = NameFamily(
        "Gestures",
        """
        type Gesture AnyGesture TapGesture LongPressGesture DragGesture DragGesture.Value MagnificationGesture
        type MagnifyGesture MagnifyGesture.Value RotationGesture RotateGesture RotateGesture.Value RotateGesture3D
        type SpatialTapGesture SpatialTapGesture.Value SpatialEventGesture SpatialEventCollection SimultaneousGesture
        type SequenceGesture ExclusiveGesture GestureMask GestureStateGesture WindowDragGesture
        modifier onTapGesture onLongPressGesture gesture highPriorityGesture simultaneousGesture onLongTouchGesture
        modifier defersSystemGestures handGestureShortcut
        member Gesture: onChanged onEnded updating map simultaneously sequenced exclusively modifiers
        member DragGesture: init
        member DragGesture.Value: location startLocation translation velocity predictedEndLocation
        member DragGesture.Value: predictedEndTranslation time
        member MagnifyGesture.Value: magnification velocity startAnchor startLocation time
        member RotateGesture.Value: rotation velocity startAnchor startLocation time
        member SequenceGesture.Value: first second
        type SequenceGesture.Value ExclusiveGesture.Value SimultaneousGesture.Value
        member GestureMask: none gesture subviews all
        member EventModifiers: capsLock shift control option command numericPad all
        """)

    static let pointer = NameFamily(
        "Hover, pointer and pencil",
        """
        type HoverPhase HoverEffect CustomHoverEffect HoverEffectContent HoverEffectGroup EmptyHoverEffect
        type PointerStyle PencilDoubleTapGestureValue PencilSqueezeGesturePhase PencilHoverPose PencilPreferredAction
        type ContentHoverEffect FrameResizePosition DigitalCrownEvent DigitalCrownRotationalSensitivity
        modifier onHover onContinuousHover hoverEffect hoverEffectDisabled hoverEffectGroup defaultHoverEffect
        modifier pointerStyle pointerVisibility onPencilDoubleTap onPencilSqueeze digitalCrownRotation
        modifier digitalCrownAccessory allowsWindowActivationEvents
        environment isHoverEffectEnabled
        member HoverPhase: active ended
        member HoverEffect: automatic highlight lift
        member PointerStyle: default link grabIdle grabActive horizontalText verticalText rectSelection columnResize
        member PointerStyle: rowResize frameResize zoomIn zoomOut image
        """)

    static let focus = NameFamily(
        "Focus and keyboard",
        """
        attribute FocusState FocusedValue FocusedBinding FocusedObject AccessibilityFocusState
        type FocusState.Binding FocusedValues FocusedValueKey FocusInteractions ResetFocusAction
        type DefaultFocusEvaluationPriority KeyEquivalent KeyboardShortcut KeyboardShortcut.Localization KeyPress
        type KeyPress.Result KeyPress.Phases MoveCommandDirection EventModifiers
        modifier focused focusable focusedValue focusedObject focusedSceneValue focusedSceneObject focusSection
        modifier focusScope focusEffectDisabled defaultFocus prefersDefaultFocus searchFocused keyboardShortcut
        modifier onKeyPress onModifierKeysChanged onMoveCommand onExitCommand onPlayPauseCommand onPageCommand
        modifier onCommand modifierKeyAlternate
        environment isFocused isFocusEffectEnabled resetFocus keyboardShortcut
        member KeyEquivalent: upArrow downArrow leftArrow rightArrow escape delete deleteForward home end pageUp
        member KeyEquivalent: pageDown clear tab space return init
        member KeyboardShortcut: init defaultAction cancelAction
        member KeyPress: key characters modifiers phase
        member KeyPress.Result: handled ignored
        member FocusInteractions: activate edit automatic
        """)

    static let buttons = NameFamily(
        "Buttons",
        """
        type Button ButtonRole ButtonStyle ButtonStyleConfiguration PrimitiveButtonStyle
        type PrimitiveButtonStyleConfiguration DefaultButtonStyle PlainButtonStyle BorderlessButtonStyle
        type BorderedButtonStyle BorderedProminentButtonStyle LinkButtonStyle CardButtonStyle AccessoryBarButtonStyle
        type AccessoryBarActionButtonStyle ButtonBorderShape ButtonRepeatBehavior ButtonSizing EditButton RenameButton
        type RenameAction PasteButton ShareLink Link HelpLink SignInWithAppleButton LocationButton
        modifier buttonStyle buttonBorderShape buttonRepeatBehavior buttonSizing renameAction
        environment buttonRepeatBehavior rename
        member Button: init
        member ButtonRole: cancel destructive close confirm
        member ButtonStyle: makeBody Configuration
        member PrimitiveButtonStyle: makeBody Configuration automatic bordered borderedProminent borderless plain link
        member PrimitiveButtonStyle: card accessoryBar accessoryBarAction glass glassProminent
        member ButtonStyleConfiguration: label isPressed role
        member PrimitiveButtonStyleConfiguration: label role trigger
        member ButtonBorderShape: automatic capsule roundedRectangle circle
        member Link: init
        member ShareLink: init
        """)

    static let toggles = NameFamily(
        "Toggles",
        """
        type Toggle ToggleStyle ToggleStyleConfiguration DefaultToggleStyle SwitchToggleStyle ButtonToggleStyle
        type CheckboxToggleStyle
        modifier toggleStyle
        member Toggle: init
        member ToggleStyle: makeBody Configuration automatic switch button checkbox
        member ToggleStyleConfiguration: label isOn $isOn isMixed
        """)

    static let sliders = NameFamily(
        "Sliders and steppers",
        """
        type Slider Stepper SliderTick SliderTickBuilder SliderTickContent SliderTickContentForEach
        modifier sliderThumbVisibility
        member Slider: init
        member Stepper: init
        """)

    static let pickers = NameFamily(
        "Pickers",
        """
        type Picker PickerStyle DefaultPickerStyle SegmentedPickerStyle MenuPickerStyle WheelPickerStyle
        type InlinePickerStyle NavigationLinkPickerStyle PalettePickerStyle PopUpButtonPickerStyle
        type RadioGroupPickerStyle DatePicker DatePickerComponents DatePickerStyle DefaultDatePickerStyle
        type CompactDatePickerStyle GraphicalDatePickerStyle WheelDatePickerStyle FieldDatePickerStyle
        type StepperFieldDatePickerStyle DatePickerStyleConfiguration MultiDatePicker ColorPicker
        type PaletteSelectionEffect
        modifier pickerStyle datePickerStyle defaultWheelPickerItemHeight paletteSelectionEffect
        modifier horizontalRadioGroupLayout
        member Picker: init
        member DatePicker: init
        member PickerStyle: automatic segmented menu wheel inline navigationLink palette radioGroup
        member DatePickerStyle: automatic compact graphical wheel field stepperField
        member DatePickerComponents: date hourAndMinute hourMinuteAndSecond
        member ColorPicker: init
        """)

    static let progress = NameFamily(
        "Progress and gauges",
        """
        type ProgressView ProgressViewStyle ProgressViewStyleConfiguration DefaultProgressViewStyle
        type LinearProgressViewStyle CircularProgressViewStyle DefaultDateProgressLabel Gauge GaugeStyle
        type GaugeStyleConfiguration DefaultGaugeStyle AccessoryCircularGaugeStyle AccessoryCircularCapacityGaugeStyle
        type AccessoryLinearGaugeStyle AccessoryLinearCapacityGaugeStyle LinearCapacityGaugeStyle CircularGaugeStyle
        type LinearGaugeStyle
        modifier progressViewStyle gaugeStyle
        member ProgressView: init
        member ProgressViewStyle: makeBody Configuration automatic linear circular
        member ProgressViewStyleConfiguration: fractionCompleted label currentValueLabel
        member Gauge: init
        member GaugeStyle: makeBody Configuration automatic accessoryCircular accessoryCircularCapacity
        member GaugeStyle: accessoryLinear linearCapacity accessoryLinearCapacity circular linear
        member GaugeStyleConfiguration: value label currentValueLabel minimumValueLabel maximumValueLabel
        """)

    static let forms = NameFamily(
        "Forms and containers",
        """
        type Form FormStyle FormStyleConfiguration AutomaticFormStyle ColumnsFormStyle GroupedFormStyle LabeledContent
        type LabeledContentStyle LabeledContentStyleConfiguration AutomaticLabeledContentStyle GroupBox GroupBoxStyle
        type GroupBoxStyleConfiguration DefaultGroupBoxStyle ControlGroup ControlGroupStyle
        type ControlGroupStyleConfiguration AutomaticControlGroupStyle NavigationControlGroupStyle
        type PaletteControlGroupStyle MenuControlGroupStyle CompactMenuControlGroupStyle DisclosureGroup
        type DisclosureGroupStyle DisclosureGroupStyleConfiguration AutomaticDisclosureGroupStyle
        type ContentUnavailableView ControlSize Visibility Prominence LabelsVisibility HSplitView VSplitView
        modifier formStyle labeledContentStyle groupBoxStyle controlGroupStyle disclosureGroupStyle controlSize
        modifier labelsHidden labelsVisibility
        environment controlSize labelsVisibility
        member FormStyle: makeBody Configuration automatic columns grouped
        member ControlSize: mini small regular large extraLarge
        member Visibility: automatic visible hidden
        member Prominence: standard increased
        member ControlGroupStyle: makeBody Configuration automatic navigation palette menu compactMenu
        member DisclosureGroupStyle: makeBody Configuration automatic
        member DisclosureGroupStyleConfiguration: label content isExpanded $isExpanded
        member LabeledContentStyle: makeBody Configuration automatic
        member LabeledContentStyleConfiguration: label content
        member GroupBoxStyle: makeBody Configuration automatic
        member GroupBoxStyleConfiguration: label content
        member ContentUnavailableView: init search
        """)

    static let lists = NameFamily(
        "Lists",
        """
        type List Section ListStyle DefaultListStyle PlainListStyle GroupedListStyle InsetListStyle
        type InsetGroupedListStyle SidebarListStyle BorderedListStyle CarouselListStyle EllipticalListStyle
        type ListItemTint ListSectionSpacing EditMode EditActions EditableCollectionContent SectionedFetchResults
        type SpringLoadingBehavior OutlineGroup OutlineSubgroupChildren
        modifier listStyle listRowInsets listRowBackground listRowSeparator listRowSeparatorTint listRowSpacing
        modifier listItemTint listRowPlatterColor listSectionSeparator listSectionSeparatorTint listSectionSpacing
        modifier swipeActionsContainer reorderContainer
        modifier listSectionMargins listRowHoverEffectDisabled swipeActions deleteDisabled moveDisabled
        modifier selectionDisabled springLoadingBehavior badge badgeProminence alternatingRowBackgrounds
        modifier onDeleteCommand headerProminence sectionIndexLabel listSectionIndexVisibility
        environment editMode
        member List: init
        member Section: init collapsible
        member ListStyle: automatic plain grouped inset insetGrouped sidebar bordered carousel elliptical
        member EditMode: active inactive transient isEditing
        member EditActions: all move delete
        member ListItemTint: fixed preferred monochrome
        member ListSectionSpacing: default compact custom
        """)

    static let tables = NameFamily(
        "Tables",
        """
        type Table TableColumn TableColumnContent TableColumnBuilder TableColumnForEach TableColumnAlignment TableRow
        type TableRowContent TableRowBuilder TableStyle AutomaticTableStyle InsetTableStyle BorderedTableStyle
        type TableStyleConfiguration TableOutlineGroupContent TableHeaderRowContent TableForEachContent
        type TableColumnCustomization TableColumnCustomizationBehavior EmptyTableRowContent TupleTableRowContent
        type DisclosureTableRow SortOrder KeyPathComparator
        modifier tableStyle tableColumnHeaders
        member TableColumn: init width defaultVisibility customizationID disabledCustomizationBehavior alignment
        member TableStyle: automatic inset bordered
        """)
}
