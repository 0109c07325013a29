// SPDX-License-Identifier: MIT

// Names of layout, stacks and scrolling.

extension NameFamily {
    static let layout = NameFamily(
        "Layout",
        """
        type Alignment HorizontalAlignment VerticalAlignment AlignmentID Axis Axis.Set Edge Edge.Set EdgeInsets
        type HorizontalEdge HorizontalEdge.Set VerticalEdge VerticalEdge.Set UnitPoint Angle ViewDimensions
        type GeometryReader GeometryProxy CoordinateSpace CoordinateSpaceProtocol NamedCoordinateSpace
        type LocalCoordinateSpace GlobalCoordinateSpace SafeAreaRegions ProposedViewSize ViewSpacing
        type ContentMarginPlacement LayoutDirectionBehavior GeometryReader3D GeometryProxy3D Edge.Corner.Style
        type UnitPoint3D Angle.Unit RectangleCornerInsets
        modifier frame padding fixedSize layoutPriority alignmentGuide offset position zIndex aspectRatio scaledToFit
        modifier scaledToFill ignoresSafeArea edgesIgnoringSafeArea safeAreaInset safeAreaPadding safeAreaBar
        modifier coordinateSpace overlay background contentMargins containerRelativeFrame onGeometryChange
        modifier scenePadding flipsForRightToLeftLayoutDirection layoutDirectionBehavior containerShape
        modifier containerCornerOffset statusBarHidden statusBar persistentSystemOverlays
        modifier prefersHomeIndicatorAutoHidden backgroundExtensionEffect hidden
        member Alignment: init center leading trailing top bottom topLeading topTrailing bottomLeading bottomTrailing
        member Alignment: leadingFirstTextBaseline centerFirstTextBaseline trailingFirstTextBaseline
        member Alignment: leadingLastTextBaseline centerLastTextBaseline trailingLastTextBaseline
        member HorizontalAlignment: init leading center trailing listRowSeparatorLeading listRowSeparatorTrailing
        member VerticalAlignment: init top center bottom firstTextBaseline lastTextBaseline
        member AlignmentID: defaultValue
        member Axis: horizontal vertical
        member Axis.Set: horizontal vertical
        member Edge: top leading bottom trailing
        member Edge.Set: all horizontal vertical top leading bottom trailing
        member EdgeInsets: init top leading bottom trailing
        member UnitPoint: init zero center leading trailing top bottom topLeading topTrailing bottomLeading
        member UnitPoint: bottomTrailing x y
        member Angle: init degrees radians zero
        member GeometryProxy: size frame safeAreaInsets bounds
        member CoordinateSpace: local global named
        member CoordinateSpaceProtocol: local global named scrollView immersiveSpace
        member SafeAreaRegions: all container keyboard
        member ViewDimensions: width height
        member ProposedViewSize: init zero unspecified infinity width height replacingUnspecifiedDimensions
        """)

    static let stacks = NameFamily(
        "Stacks, grids and Layout",
        """
        type HStack VStack ZStack Spacer Divider Grid GridRow Layout LayoutSubview LayoutSubviews LayoutProperties
        type LayoutValueKey AnyLayout HStackLayout VStackLayout ZStackLayout GridLayout ViewThatFits DepthAlignment
        modifier layoutValue gridCellColumns gridCellAnchor gridCellUnsizedAxes gridColumnAlignment
        member Layout: sizeThatFits placeSubviews makeCache updateCache spacing explicitAlignment layoutProperties
        member Layout: Cache Subviews callAsFunction
        member LayoutSubview: place sizeThatFits dimensions spacing priority
        member ViewSpacing: init zero union formUnion distance
        member LayoutProperties: init stackOrientation
        member Spacer: init
        """)

    static let lazyStacks = NameFamily(
        "Lazy stacks and grids",
        """
        type LazyHStack LazyVStack LazyHGrid LazyVGrid GridItem GridItem.Size PinnedScrollableViews
        member GridItem.Size: fixed flexible adaptive
        member GridItem: init size spacing alignment
        member PinnedScrollableViews: sectionHeaders sectionFooters
        """)

    static let scrolling = NameFamily(
        "Scroll views",
        """
        type ScrollView ScrollViewReader ScrollViewProxy ScrollPosition ScrollGeometry ScrollPhase
        type ScrollPhaseChangeContext ScrollTarget ScrollTargetBehavior ScrollTargetBehaviorContext
        type ScrollTargetBehaviorProperties PagingScrollTargetBehavior ViewAlignedScrollTargetBehavior
        type ViewAlignedScrollTargetBehavior.LimitBehavior AnyScrollTargetBehavior ScrollIndicatorVisibility
        type ScrollBounceBehavior ScrollDismissesKeyboardMode ScrollTransitionPhase ScrollTransitionConfiguration
        type ScrollAnchorRole ScrollEdgeEffectStyle ScrollInputBehavior ScrollInputKind RefreshAction
        modifier scrollPosition scrollIndicators scrollIndicatorsFlash scrollDisabled scrollClipDisabled
        modifier scrollBounceBehavior scrollDismissesKeyboard scrollContentBackground scrollTargetBehavior
        modifier scrollTargetLayout scrollTarget scrollTransition scrollInputBehavior onScrollGeometryChange
        modifier onScrollPhaseChange onScrollTargetVisibilityChange onScrollVisibilityChange defaultScrollAnchor
        modifier refreshable scrollEdgeEffectStyle scrollEdgeEffectHidden scrollEdgeEffectDisabled
        environment isScrollEnabled verticalScrollIndicatorVisibility horizontalScrollIndicatorVisibility
        environment scrollDismissesKeyboardMode verticalScrollBounceBehavior horizontalScrollBounceBehavior refresh
        member ScrollViewProxy: scrollTo
        member ScrollPosition: init scrollTo viewID edge point x y isPositionedByUser
        member ScrollGeometry: contentOffset contentSize contentInsets containerSize visibleRect bounds
        member ScrollPhase: idle tracking interacting decelerating animating isScrolling
        member ScrollTargetBehavior: paging viewAligned
        member ScrollIndicatorVisibility: automatic visible hidden never
        member ScrollBounceBehavior: automatic always basedOnSize
        member ScrollDismissesKeyboardMode: automatic immediately interactively never
        member ScrollTransitionPhase: topLeading identity bottomTrailing isIdentity value
        member ScrollTransitionConfiguration: animated interactive identity animation threshold
        member ScrollEdgeEffectStyle: automatic hard soft
        """)
}
