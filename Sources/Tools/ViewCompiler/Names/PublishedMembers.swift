// SPDX-License-Identifier: MIT

/// Members of classes of Apple's frameworks, written from knowledge of their interfaces. If our class lacks one of
/// them, `render check` calls the member missing; any other unknown member may be the author's mistake.
///
/// Unlike `NameTable`, this list says nothing about which names exist here. It is not complete.
enum PublishedMembers {
    /// The class among `owner` and its superclasses that publishes the member, and the module of the class.
    ///
    /// - Parameter superclasses: The superclasses of the author's classes.
    static func owner(
        of member: String, in owner: String, superclasses: [String: String]
    ) -> (name: String, module: String)? {
        var (name, visited) = (owner, Set<String>())
        while visited.insert(name).inserted {
            if let entry = table[name], entry.members.contains(member) { return (name, entry.module) }
            guard let next = superclasses[name] ?? table[name]?.base ?? inferredBase(of: name) else { return nil }
            name = next
        }
        return nil
    }

    /// The base of a class that is not listed, by the conventions of UIKit's and AppKit's names.
    private static func inferredBase(of name: String) -> String? {
        for (prefix, view, controller) in [
            ("UI", "UIView", "UIViewController"), ("NS", "NSView", "NSViewController"), ("MK", "UIView", ""),
        ] where name.hasPrefix(prefix) {
            let isView = ["View", "Bar", "Label", "Cell", "Indicator", "Window"].contains(where: name.hasSuffix)
            if isView { return view }
            if name.hasSuffix("Controller"), !controller.isEmpty { return controller }
        }
        return nil
    }

    private struct Entry {
        var module: String
        var base: String?
        var members: Set<String>
    }

    /// By class. A line is `Module Class: Base` or `Module Class`; indented lines after it have the members.
    private static let table: [String: Entry] = {
        var table: [String: Entry] = [:]
        var current = ""
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            if line.hasPrefix(" ") {
                table[current]?.members.formUnion(words)
            } else {
                current = words[1].filter { $0 != ":" }
                table[current] = Entry(module: words[0], base: words.count > 2 ? words[2] : nil, members: [])
            }
        }
        return table
    }()

    private static let text = uiKit + appKit + others

    private static let uiKit = """
        UIKit UIResponder
          next canBecomeFirstResponder becomeFirstResponder canResignFirstResponder resignFirstResponder isFirstResponder
          touchesBegan touchesMoved touchesEnded touchesCancelled touchesEstimatedPropertiesUpdated pressesBegan
          pressesChanged pressesEnded pressesCancelled motionBegan motionEnded motionCancelled remoteControlReceived
          canPerformAction target buildMenu validate undoManager editingInteractionConfiguration keyCommands inputView
          inputAccessoryView inputAssistantItem inputViewController inputAccessoryViewController textInputMode
          textInputContextIdentifier reloadInputViews userActivity updateUserActivityState restoreUserActivityState
          pasteConfiguration paste itemProviders activityItemsConfiguration captureTextFromCamera
        UIKit UIView: UIResponder
          layer frame bounds center transform transform3D contentScaleFactor anchorPoint isMultipleTouchEnabled
          isExclusiveTouch autoresizesSubviews autoresizingMask sizeThatFits sizeToFit superview subviews window
          removeFromSuperview insertSubview exchangeSubview addSubview bringSubviewToFront sendSubviewToBack
          didAddSubview willRemoveSubview willMove didMoveToSuperview didMoveToWindow isDescendant viewWithTag
          setNeedsLayout layoutIfNeeded layoutSubviews layoutMargins directionalLayoutMargins
          preservesSuperviewLayoutMargins insetsLayoutMarginsFromSafeArea layoutMarginsDidChange safeAreaInsets
          safeAreaInsetsDidChange layoutMarginsGuide readableContentGuide safeAreaLayoutGuide keyboardLayoutGuide
          layoutGuides addLayoutGuide removeLayoutGuide draw setNeedsDisplay clipsToBounds backgroundColor alpha
          isOpaque clearsContextBeforeDrawing isHidden contentMode mask tintColor tintAdjustmentMode tintColorDidChange
          gestureRecognizers addGestureRecognizer removeGestureRecognizer gestureRecognizerShouldBegin motionEffects
          addMotionEffect removeMotionEffect translatesAutoresizingMaskIntoConstraints requiresConstraintBasedLayout
          constraints addConstraint addConstraints removeConstraint removeConstraints alignmentRect frame
          alignmentRectInsets forFirstBaselineLayout forLastBaselineLayout noIntrinsicMetric intrinsicContentSize
          invalidateIntrinsicContentSize contentHuggingPriority setContentHuggingPriority
          contentCompressionResistancePriority setContentCompressionResistancePriority systemLayoutSizeFitting
          constraintsAffectingLayout hasAmbiguousLayout exerciseAmbiguityInLayout needsUpdateConstraints
          setNeedsUpdateConstraints updateConstraints updateConstraintsIfNeeded leadingAnchor trailingAnchor leftAnchor
          rightAnchor topAnchor bottomAnchor widthAnchor heightAnchor centerXAnchor centerYAnchor firstBaselineAnchor
          lastBaselineAnchor restorationIdentifier encodeRestorableState decodeRestorableState snapshotView
          resizableSnapshotView drawHierarchy animate animateKeyframes addKeyframe transition modifyAnimations
          performWithoutAnimation setAnimationsEnabled areAnimationsEnabled inheritedAnimationDuration perform
          isUserInteractionEnabled semanticContentAttribute effectiveUserInterfaceLayoutDirection
          userInterfaceLayoutDirection tag isFocused canBecomeFocused focusGroupIdentifier focusGroupPriority
          focusEffect hitTest point convert interactions addInteraction removeInteraction traitCollection
          overrideUserInterfaceStyle traitCollectionDidChange registerForTraitChanges unregisterForTraitChanges
          traitOverrides updateTraitsIfNeeded setNeedsUpdateProperties updateProperties updatePropertiesIfNeeded
          setNeedsUpdateConfiguration hoverStyle cornerConfiguration effectiveRadius accessibilityIgnoresInvertColors
          accessibilityIdentifier largeContentTitle largeContentImage showsLargeContentViewer scalesLargeContentImage
          maximumContentSizeCategory minimumContentSizeCategory appliedContentSizeCategoryLimitsDescription undoManager
          isAccessibilityElement accessibilityLabel accessibilityHint accessibilityValue accessibilityTraits
          accessibilityFrame accessibilityPath accessibilityActivationPoint accessibilityLanguage accessibilityElements
          accessibilityViewIsModal shouldGroupAccessibilityChildren accessibilityCustomActions accessibilityActivate
          accessibilityIncrement accessibilityDecrement accessibilityScroll accessibilityPerformMagicTap
          accessibilityNavigationStyle accessibilityAttributedLabel accessibilityCustomRotors
          accessibilityUserInputLabels accessibilityContainerType accessibilityRespondsToUserInteraction
        UIKit UIViewController: UIResponder
          view viewIfLoaded isViewLoaded loadView loadViewIfNeeded viewDidLoad nibName nibBundle storyboard
          performSegue shouldPerformSegue prepare canPerformUnwindSegueAction unwind viewWillAppear viewIsAppearing
          viewDidAppear viewWillDisappear viewDidDisappear isBeingPresented isBeingDismissed isMovingToParent
          isMovingFromParent viewWillLayoutSubviews viewDidLayoutSubviews updateViewConstraints viewWillTransition
          willTransition viewSafeAreaInsetsDidChange viewLayoutMarginsDidChange systemMinimumLayoutMargins
          viewRespectsSystemMinimumLayoutMargins additionalSafeAreaInsets edgesForExtendedLayout
          extendedLayoutIncludesOpaqueBars automaticallyAdjustsScrollViewInsets preferredContentSize title
          preferredStatusBarStyle prefersStatusBarHidden preferredStatusBarUpdateAnimation
          setNeedsStatusBarAppearanceUpdate childForStatusBarStyle childForStatusBarHidden shouldAutorotate
          supportedInterfaceOrientations preferredInterfaceOrientationForPresentation
          setNeedsUpdateOfSupportedInterfaceOrientations prefersInterfaceOrientationLocked prefersHomeIndicatorAutoHidden
          setNeedsUpdateOfHomeIndicatorAutoHidden childForHomeIndicatorAutoHidden
          preferredScreenEdgesDeferringSystemGestures setNeedsUpdateOfScreenEdgesDeferringSystemGestures
          modalPresentationStyle modalTransitionStyle isModalInPresentation definesPresentationContext
          providesPresentationContextTransitionStyle disablesAutomaticKeyboardDismissal showDetailViewController show
          present dismiss presentedViewController presentingViewController presentationController
          popoverPresentationController sheetPresentationController activePresentationController transitioningDelegate
          transitionCoordinator preferredTransition targetViewController children parent addChild removeFromParent
          transition beginAppearanceTransition endAppearanceTransition shouldAutomaticallyForwardAppearanceMethods
          willMove didMove setOverrideTraitCollection overrideTraitCollection childViewControllers splitViewController
          navigationController navigationItem tabBarController tabBarItem tab tabBarObservedScrollView toolbarItems
          setToolbarItems hidesBottomBarWhenPushed searchDisplayController editButtonItem isEditing setEditing
          restorationIdentifier restorationClass keyCommands addKeyCommand removeKeyCommand performsActionsWhilePresentingModally
          interactionActivityTrackingBaseName extensionContext previewActionItems registerForPreviewing focusGroupIdentifier
          preferredFocusEnvironments setNeedsFocusUpdate updateFocusIfNeeded traitCollection traitOverrides
          overrideUserInterfaceStyle traitCollectionDidChange registerForTraitChanges unregisterForTraitChanges
          contentUnavailableConfiguration setNeedsUpdateContentUnavailableConfiguration
          updateContentUnavailableConfiguration setContentScrollView contentScrollView childViewControllerForPointerLock
          prefersPointerLocked setNeedsUpdateOfPrefersPointerLocked updateProperties setNeedsUpdateProperties
          didReceiveMemoryWarning collapseSecondaryViewController separateSecondaryViewController
        UIKit UIScrollView: UIView
          contentOffset setContentOffset contentSize contentInset adjustedContentInset adjustedContentInsetDidChange
          contentInsetAdjustmentBehavior automaticallyAdjustsScrollIndicatorInsets contentLayoutGuide frameLayoutGuide
          delegate isDirectionalLockEnabled bounces bouncesVertically bouncesHorizontally alwaysBounceVertical
          alwaysBounceHorizontal transfersVerticalScrollingToParent isPagingEnabled isScrollEnabled
          showsVerticalScrollIndicator showsHorizontalScrollIndicator indicatorStyle verticalScrollIndicatorInsets
          horizontalScrollIndicatorInsets scrollIndicatorInsets decelerationRate indexDisplayMode scrollRectToVisible
          flashScrollIndicators isTracking isDragging isDecelerating delaysContentTouches canCancelContentTouches
          touchesShouldBegin touchesShouldCancel minimumZoomScale maximumZoomScale zoomScale setZoomScale zoom
          bouncesZoom isZooming isZoomBouncing isZoomAnimating scrollsToTop panGestureRecognizer pinchGestureRecognizer
          directionalPressGestureRecognizer keyboardDismissMode refreshControl stopScrollingAndZooming
          allowsKeyboardScrolling withScrollIndicatorsShown topEdgeEffect bottomEdgeEffect leftEdgeEffect rightEdgeEffect
        UIKit UITableView: UIScrollView
          style dataSource prefetchDataSource dragDelegate dropDelegate rowHeight sectionHeaderHeight
          sectionFooterHeight estimatedRowHeight estimatedSectionHeaderHeight estimatedSectionFooterHeight
          fillerRowHeight sectionHeaderTopPadding separatorInset separatorInsetReference backgroundView
          contextMenuInteraction numberOfSections numberOfRows rect rectForHeader rectForFooter rectForRow
          indexPathForRow indexPath indexPathsForRows cellForRow visibleCells indexPathsForVisibleRows headerView
          footerView scrollToRow scrollToNearestSelectedRow performBatchUpdates beginUpdates endUpdates insertSections
          deleteSections reloadSections moveSection insertRows deleteRows reloadRows reconfigureRows moveRow reloadData
          reloadSectionIndexTitles hasUncommittedUpdates isEditing setEditing allowsSelection
          allowsSelectionDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing
          indexPathForSelectedRow indexPathsForSelectedRows selectRow deselectRow separatorStyle separatorColor
          separatorEffect tableHeaderView tableFooterView dequeueReusableCell dequeueReusableHeaderFooterView register
          remembersLastFocusedIndexPath selectionFollowsFocus allowsFocus dragInteractionEnabled hasActiveDrag
          hasActiveDrop isSpringLoaded selfSizingInvalidation insetsContentViewsToSafeArea sectionIndexColor
        UIKit UICollectionView: UIScrollView
          collectionViewLayout dataSource prefetchDataSource isPrefetchingEnabled dragDelegate dropDelegate
          dragInteractionEnabled reorderingCadence backgroundView register dequeueReusableCell
          dequeueReusableSupplementaryView dequeueConfiguredReusableCell dequeueConfiguredReusableSupplementary
          allowsSelection allowsMultipleSelection indexPathsForSelectedItems selectItem deselectItem hasUncommittedUpdates
          reloadData setCollectionViewLayout startInteractiveTransition finishInteractiveTransition
          cancelInteractiveTransition numberOfSections numberOfItems layoutAttributesForItem
          layoutAttributesForSupplementaryElement indexPathForItem indexPath cellForItem visibleCells
          indexPathsForVisibleItems supplementaryView visibleSupplementaryViews indexPathsForVisibleSupplementaryElements
          scrollToItem insertSections deleteSections reloadSections moveSection insertItems deleteItems reloadItems
          reconfigureItems moveItem performBatchUpdates beginInteractiveMovementForItem updateInteractiveMovementTargetPosition
          endInteractiveMovement cancelInteractiveMovement remembersLastFocusedIndexPath selectionFollowsFocus
          allowsFocus isEditing allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing contextMenuInteraction
          selfSizingInvalidation
        UIKit UITableViewCell: UIView
          contentConfiguration defaultContentConfiguration backgroundConfiguration configurationState
          configurationUpdateHandler setNeedsUpdateConfiguration updateConfiguration automaticallyUpdatesContentConfiguration
          automaticallyUpdatesBackgroundConfiguration imageView textLabel detailTextLabel contentView backgroundView
          selectedBackgroundView multipleSelectionBackgroundView reuseIdentifier prepareForReuse selectionStyle
          isSelected isHighlighted setSelected setHighlighted editingStyle showsReorderControl
          shouldIndentWhileEditing accessoryType accessoryView editingAccessoryType editingAccessoryView
          indentationLevel indentationWidth separatorInset isEditing setEditing showingDeleteConfirmation focusStyle
          dragStateDidChange userInteractionEnabledWhileDragging
        UIKit UICollectionReusableView: UIView
          reuseIdentifier prepareForReuse apply willTransition didTransition preferredLayoutAttributesFitting
        UIKit UICollectionViewCell: UICollectionReusableView
          contentConfiguration defaultBackgroundConfiguration backgroundConfiguration configurationState
          configurationUpdateHandler setNeedsUpdateConfiguration updateConfiguration contentView isSelected isHighlighted
          backgroundView selectedBackgroundView dragStateDidChange
        UIKit UIControl: UIView
          isEnabled isSelected isHighlighted contentVerticalAlignment contentHorizontalAlignment
          effectiveContentHorizontalAlignment state isTracking isTouchInside beginTracking continueTracking endTracking
          cancelTracking addTarget removeTarget addAction removeAction allTargets allControlEvents actions
          enumerateEventHandlers sendAction sendActions performPrimaryAction contextMenuInteraction
          isContextMenuInteractionEnabled showsMenuAsPrimaryAction menuAttachmentPoint toolTip toolTipInteraction
          isSymbolAnimationEnabled contextMenuInteraction
        UIKit UIButton: UIControl
          configuration configurationUpdateHandler setNeedsUpdateConfiguration updateConfiguration
          automaticallyUpdatesConfiguration buttonType menu preferredMenuElementOrder changesSelectionAsPrimaryAction
          isHovered isHeld role isPointerInteractionEnabled pointerStyleProvider setTitle setTitleColor
          setTitleShadowColor setImage setBackgroundImage setPreferredSymbolConfiguration setAttributedTitle title
          titleColor titleShadowColor image backgroundImage preferredSymbolConfigurationForImage attributedTitle
          currentTitle currentTitleColor currentTitleShadowColor currentImage currentBackgroundImage
          currentPreferredSymbolConfiguration currentAttributedTitle titleLabel imageView subtitleLabel contentEdgeInsets
          titleEdgeInsets imageEdgeInsets adjustsImageWhenHighlighted adjustsImageWhenDisabled
          showsTouchWhenHighlighted reversesTitleShadowWhenHighlighted backgroundRect contentRect titleRect imageRect
        UIKit UILabel: UIView
          text attributedText font textColor textAlignment lineBreakMode isEnabled enablesMarqueeWhenAncestorFocused
          showsExpansionTextWhenTruncated adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation
          baselineAdjustment minimumScaleFactor numberOfLines lineBreakStrategy highlightedTextColor isHighlighted
          shadowColor shadowOffset textRect drawText preferredMaxLayoutWidth adjustsFontForContentSizeCategory
          preferredVibrancy sizingRule
        UIKit UIImageView: UIView
          image highlightedImage preferredSymbolConfiguration animationImages highlightedAnimationImages
          animationDuration animationRepeatCount startAnimating stopAnimating isAnimating isHighlighted
          adjustsImageWhenAncestorFocused focusedFrameGuide overlayContentView preferredImageDynamicRange
          imageDynamicRange addSymbolEffect removeSymbolEffect removeAllSymbolEffects setSymbolImage
        UIKit UITextField: UIControl
          delegate text attributedText placeholder attributedPlaceholder defaultTextAttributes font textColor
          textAlignment typingAttributes adjustsFontSizeToFitWidth minimumFontSize adjustsFontForContentSizeCategory
          isEditing clearsOnBeginEditing clearsOnInsertion allowsEditingTextAttributes borderStyle background
          disabledBackground clearButtonMode leftView leftViewMode rightView rightViewMode textRect editingRect
          placeholderRect borderRect clearButtonRect leftViewRect rightViewRect drawText drawPlaceholder inputView
          inputAccessoryView interactionState beginningOfDocument endOfDocument selectedTextRange markedTextRange
          textRange position compare offset insertText deleteBackward hasText keyboardType keyboardAppearance
          returnKeyType autocapitalizationType autocorrectionType spellCheckingType smartQuotesType smartDashesType
          smartInsertDeleteType isSecureTextEntry enablesReturnKeyAutomatically textContentType passwordRules
          inlinePredictionType writingToolsBehavior allowedWritingToolsResultOptions selectAll textDragInteraction
        UIKit UITextView: UIScrollView
          text attributedText font textColor textAlignment selectedRange selectedRanges isEditable isSelectable
          dataDetectorTypes allowsEditingTextAttributes typingAttributes linkTextAttributes textContainerInset
          textContainer layoutManager textStorage textLayoutManager usesStandardTextScaling scrollRangeToVisible
          clearsOnInsertion isFindInteractionEnabled findInteraction borderStyle usesStandardTextScaling
          adjustsFontForContentSizeCategory inputView inputAccessoryView beginningOfDocument endOfDocument
          selectedTextRange markedTextRange textRange position closestPosition caretRect firstRect selectionRects
          insertText deleteBackward hasText replace keyboardType keyboardAppearance returnKeyType
          autocapitalizationType autocorrectionType spellCheckingType smartQuotesType smartDashesType
          smartInsertDeleteType isSecureTextEntry enablesReturnKeyAutomatically textContentType inlinePredictionType
          writingToolsBehavior isWritingToolsActive allowedWritingToolsResultOptions textDragDelegate textDropDelegate
          selectAll textHighlightAttributes
        UIKit UIWindow: UIView
          windowScene rootViewController windowLevel screen canResizeToFitContent isKeyWindow canBecomeKey makeKey
          makeKeyAndVisible becomeKey resignKey sendEvent safeAreaAspectFitLayoutGuide
        UIKit UIWindowScene: UIScene
          windows keyWindow screen interfaceOrientation coordinateSpace statusBarManager sizeRestrictions traitCollection
          effectiveGeometry requestGeometryUpdate isFullScreen windowingBehaviors activityItemsConfigurationSource
        UIKit UIScene: UIResponder
          session delegate activationState title subtitle open userActivity pointerLockState systemProtectionManager
        UIKit UIApplication: UIResponder
          shared delegate applicationState backgroundTimeRemaining backgroundRefreshStatus isProtectedDataAvailable
          userInterfaceLayoutDirection preferredContentSizeCategory connectedScenes openSessions requestSceneSessionActivation
          requestSceneSessionDestruction requestSceneSessionRefresh activateSceneSession supportsMultipleScenes windows
          keyWindow sendEvent sendAction isIdleTimerDisabled canOpenURL open applicationIconBadgeNumber
          applicationSupportsShakeToEdit supportedInterfaceOrientations beginBackgroundTask endBackgroundTask
          setMinimumBackgroundFetchInterval registerForRemoteNotifications unregisterForRemoteNotifications
          isRegisteredForRemoteNotifications shortcutItems beginReceivingRemoteControlEvents
          endReceivingRemoteControlEvents supportsAlternateIcons alternateIconName setAlternateIconName
          statusBarOrientation statusBarFrame isStatusBarHidden statusBarStyle openSettingsURLString
          openNotificationSettingsURLString openDefaultApplicationsSettingsURLString extendStateRestoration
          ignoreSnapshotOnNextApplicationLaunch
        UIKit UIDevice
          current name model localizedModel systemName systemVersion identifierForVendor orientation
          isGeneratingDeviceOrientationNotifications beginGeneratingDeviceOrientationNotifications
          endGeneratingDeviceOrientationNotifications isBatteryMonitoringEnabled batteryState batteryLevel
          isProximityMonitoringEnabled proximityState isMultitaskingSupported userInterfaceIdiom playInputClick
        UIKit UIScreen
          main screens mirrored bounds nativeBounds scale nativeScale currentMode availableModes preferredMode
          overscanCompensation isCaptured brightness wantsSoftwareDimming coordinateSpace fixedCoordinateSpace
          displayLink snapshotView traitCollection maximumFramesPerSecond calibratedLatency referenceDisplayModeStatus
          currentEDRHeadroom potentialEDRHeadroom focusedItem focusedView
        UIKit UINavigationController: UIViewController
          viewControllers setViewControllers topViewController visibleViewController pushViewController
          popViewController popToRootViewController popToViewController interactivePopGestureRecognizer
          interactiveContentPopGestureRecognizer hidesBarsOnTap hidesBarsOnSwipe hidesBarsWhenVerticallyCompact
          hidesBarsWhenKeyboardAppears isNavigationBarHidden setNavigationBarHidden navigationBar isToolbarHidden
          setToolbarHidden toolbar delegate barHideOnTapGestureRecognizer barHideOnSwipeGestureRecognizer
        UIKit UITabBarController: UIViewController
          viewControllers setViewControllers selectedViewController selectedIndex moreNavigationController
          customizableViewControllers tabBar delegate tabs setTabs selectedTab mode sidebar isTabBarHidden
          setTabBarHidden compactTabIdentifiers customizationIdentifier tabBarMinimizeBehavior bottomAccessory
          setBottomAccessory contentLayoutGuide
        UIKit UINavigationBar: UIView
          delegate items setItems topItem backItem pushItem popItem barStyle isTranslucent barTintColor titleTextAttributes
          largeTitleTextAttributes prefersLargeTitles standardAppearance compactAppearance scrollEdgeAppearance
          compactScrollEdgeAppearance setBackgroundImage shadowImage backIndicatorImage
          backIndicatorTransitionMaskImage preferredBehavioralStyle setTitleVerticalPositionAdjustment appearance
          currentNSToolbarSection behavioralStyle
        UIKit UINavigationItem
          title titleView prompt subtitle attributedTitle attributedSubtitle largeTitle largeSubtitle backButtonTitle
          backBarButtonItem backButtonDisplayMode hidesBackButton setHidesBackButton leftItemsSupplementBackButton
          leftBarButtonItem rightBarButtonItem leftBarButtonItems rightBarButtonItems setLeftBarButton
          setRightBarButton setLeftBarButtonItems setRightBarButtonItems largeTitleDisplayMode searchController
          hidesSearchBarWhenScrolling preferredSearchBarPlacement standardAppearance compactAppearance
          scrollEdgeAppearance compactScrollEdgeAppearance style documentProperties renameDelegate titleMenuProvider
          centerItemGroups leadingItemGroups trailingItemGroups pinnedTrailingGroup customizationIdentifier
          overflowPresentationSource additionalOverflowItems backAction
        UIKit UIBarItem
          isEnabled title image largeContentSizeImage landscapeImagePhone imageInsets landscapeImagePhoneInsets
          largeContentSizeImageInsets tag setTitleTextAttributes titleTextAttributes isSymbolAnimationEnabled
          addSymbolEffect removeSymbolEffect setSymbolImage
        UIKit UIBarButtonItem: UIBarItem
          style width possibleTitles customView action target primaryAction menu preferredMenuElementOrder isSelected
          isHidden changesSelectionAsPrimaryAction setBackgroundImage tintColor menuRepresentation badge
          sharesBackground hidesSharedBackground identifier creatingFixedGroup creatingMovableGroup
          creatingOptionalGroup fixedSpace flexibleSpace
        UIKit UITabBar: UIView
          delegate items selectedItem setItems barStyle isTranslucent barTintColor unselectedItemTintColor
          backgroundImage selectionIndicatorImage shadowImage itemPositioning itemWidth itemSpacing standardAppearance
          scrollEdgeAppearance beginCustomizingItems endCustomizing isCustomizing appearance
        UIKit UIGestureRecognizer
          addTarget removeTarget state delegate isEnabled view cancelsTouchesInView delaysTouchesBegan
          delaysTouchesEnded allowedTouchTypes allowedPressTypes requiresExclusiveTouchType require location
          numberOfTouches name modifierFlags buttonMask shouldReceive canPrevent canBePrevented shouldRequireFailure
          shouldBeRequiredToFail ignore reset touchesBegan touchesMoved touchesEnded touchesCancelled
        UIKit UIImage
          symbolConfiguration withConfiguration applyingSymbolConfiguration withTintColor withRenderingMode
          withAlignmentRectInsets withHorizontallyFlippedOrientation imageFlippedForRightToLeftLayoutDirection
          flipsForRightToLeftLayoutDirection resizableImage capInsets resizingMode alignmentRectInsets
          baselineOffsetFromBottom withBaselineOffset withoutBaseline hasBaseline images duration animatedImage
          animatedImageNamed animatedResizableImageNamed imageAsset traitCollection ciImage size scale
          imageOrientation cgImage isSymbolImage isHighDynamicRange imageRestrictedToStandardDynamicRange
          preparingForDisplay byPreparingForDisplay prepareForDisplay preparingThumbnail byPreparingThumbnail
          prepareThumbnail imageRendererFormat draw drawAsPattern pngData jpegData heicData renderingMode
          add actionsImage checkmark remove strokedCheckmark configuration
        UIKit UIColor
          withAlphaComponent resolvedColor cgColor ciColor getRed getHue getWhite set setFill setStroke
          init accessibilityName withProminence prominence exposureAdjusted linearExposure standardDynamicRange
          applyingContentHeadroom systemCyan groupTableViewBackground
        UIKit UIFont
          fontDescriptor familyName fontName pointSize lineHeight ascender descender capHeight xHeight leading withSize
          preferredFont systemFont boldSystemFont italicSystemFont monospacedSystemFont monospacedDigitSystemFont
          familyNames fontNames labelFontSize buttonFontSize smallSystemFontSize systemFontSize
        UIKit UIFontDescriptor
          postscriptName pointSize matrix symbolicTraits object fontAttributes matchingFontDescriptors addingAttributes
          withFace withSize withMatrix withFamily withDesign withSymbolicTraits preferredFontDescriptor
        UIKit UIBezierPath
          cgPath isEmpty bounds currentPoint contains move addLine addCurve addQuadCurve addArc close removeAllPoints
          append reversing apply lineWidth lineCapStyle lineJoinStyle miterLimit flatness usesEvenOddFillRule
          setLineDash getLineDash fill stroke addClip
        UIKit UIPasteboard
          general withUniqueName remove name changeCount isPersistent setPersistent items setItems addItems
          setValue value data setData setItemProviders itemProviders setObjects types contains itemSet string strings
          url urls image images color colors hasStrings hasURLs hasImages hasColors numberOfItems
          detectPatterns detectValues detectedPatterns
        UIKit UIAlertController: UIViewController
          addAction actions preferredAction addTextField textFields title message severity preferredStyle
        UIKit UITraitCollection
          current performAsCurrent userInterfaceIdiom userInterfaceStyle userInterfaceLevel layoutDirection
          accessibilityContrast legibilityWeight horizontalSizeClass verticalSizeClass displayScale displayGamut
          forceTouchCapability preferredContentSizeCategory activeAppearance imageDynamicRange typesettingLanguage
          toolbarItemPresentationSize sceneCaptureState modifyingTraits replacing containsTraits
          hasDifferentColorAppearance changedTraits tabAccessoryEnvironment listEnvironment splitViewControllerLayoutEnvironment
        QuartzCore CALayer
          delegate contents contentsRect contentsCenter contentsGravity opacity isHidden masksToBounds mask isDoubleSided
          cornerRadius cornerCurve maskedCorners borderWidth borderColor backgroundColor shadowOpacity shadowRadius
          shadowOffset shadowColor shadowPath style allowsEdgeAntialiasing allowsGroupOpacity filters compositingFilter
          backgroundFilters minificationFilter minificationFilterBias magnificationFilter isOpaque edgeAntialiasingMask
          isGeometryFlipped drawsAsynchronously shouldRasterize rasterizationScale contentsFormat render frame bounds
          position zPosition anchorPointZ anchorPoint contentsScale transform sublayerTransform affineTransform
          setAffineTransform sublayers superlayer addSublayer removeFromSuperlayer insertSublayer replaceSublayer
          setNeedsDisplay needsDisplayOnBoundsChange displayIfNeeded needsDisplay add animation removeAnimation
          removeAllAnimations animationKeys setNeedsLayout layoutSublayers layoutIfNeeded needsLayout autoresizingMask
          constraints actions action defaultAction convert hitTest contains preferredFrameSize visibleRect scroll
          scrollRectToVisible name presentation model needsDisplay defaultValue shouldArchiveValue beginTime duration
          speed timeOffset repeatCount repeatDuration autoreverses fillMode wantsExtendedDynamicRangeContent toneMapMode
          preferredDynamicRange contentsHeadroom cornerRadii wantsDynamicContentScaling

        """

    private static let appKit = """
        AppKit NSResponder
          nextResponder mouseDown mouseUp mouseDragged mouseMoved mouseEntered mouseExited keyDown keyUp flagsChanged
          scrollWheel magnify rotate swipe undoManager touchBar makeTouchBar menu interpretKeyEvents presentError
        AppKit NSView: NSResponder
          frame bounds frameRotation boundsRotation frameCenterRotation rotate scaleUnitSquare translateOrigin
          alphaValue isHidden layer wantsLayer wantsUpdateLayer updateLayer shadow subviews superview window addSubview
          removeFromSuperview layout needsLayout needsDisplay draw lockFocus bitmapImageRepForCachingDisplay
          cacheDisplay dataWithPDF dataWithEPS printView animator contentFilters backgroundFilters compositingFilter
          registerForDraggedTypes draggingEntered draggingUpdated performDragOperation beginDraggingSession
          enterFullScreenMode exitFullScreenMode isInFullScreenMode displayLink prefersCompactControlSizeMetrics
          nextKeyView previousKeyView focusRingMaskBounds drawFocusRingMask noteFocusRingMaskChanged toolTip addToolTip
          accessibilityLabel setAccessibilityLabel setAccessibilityRole setAccessibilityElement setAccessibilityIdentifier
          writingToolsCoordinator
        AppKit NSWindow: NSResponder
          title subtitle contentView contentViewController styleMask level collectionBehavior titleVisibility frame
          titlebarAppearsTransparent toolbar toolbarStyle isMovableByWindowBackground backgroundColor makeKeyAndOrderFront
          close center setFrame standardWindowButton tabGroup addTabbedWindow mergeAllWindows selectNextTab toggleTabBar
          setContentBorderThickness sharingType displaysWhenScreenProfileChanges windowTitlebarLayoutDirection
          constrainFrameRect cascadeTopLeft saveFrame setFrameUsingName dragImage registerForDraggedTypes
          enableCursorRects nextEvent postEvent runToolbarCustomizationPalette colorSpace depthLimit dataWithPDF
          disableScreenUpdatesUntilFlush canBecomeVisibleWithoutLogin hasDynamicDepthLimit
        AppKit NSImage
          size isTemplate cgImage tiffRepresentation representations draw lockFocus unlockFocus withSymbolConfiguration
          recache removeRepresentation addRepresentations hitTest layerContents recommendedLayerContentsScale
          bestRepresentation isFlipped cancelIncrementalLoad locale withLocale symbolConfiguration
        AppKit NSWorkspace
          open openApplication icon desktopImageURL setDesktopImageURL desktopImageOptions duplicate recycle
          fullPath launchApplication setIcon isFilePackage unmountAndEjectDevice requestAuthorization noteFileSystemChanged
          setDefaultApplication showSearchResults fileLabels fileLabelColors
        AppKit NSTextView: NSText
          textStorage layoutManager textContainer textLayoutManager textContentStorage insertText selectedRanges
          setSelectedRanges selectionGranularity rangeForUserTextChange showFindIndicator checkTextInDocument
          toggleAutomaticQuoteSubstitution complete completions insertCompletion markedRange spellCheckerDocumentTag
          writingToolsBehavior inlinePredictionType setBaseWritingDirection outline underline alignJustified
          preferredPasteboardType readSelection writeSelection drawInsertionPoint textContainerOrigin
        AppKit NSText: NSView
          string replaceCharacters rtf rtfd writeRTFD readRTFD selectedRange font textColor changeFont alignLeft
          alignRight alignCenter subscript superscript underline unscript checkSpelling sizeToFit baseWritingDirection

        """

    private static let others = """
        AVFoundation AVPlayer
          currentItem replaceCurrentItem play pause rate defaultRate timeControlStatus status error playImmediately
          reasonForWaitingToPlay automaticallyWaitsToMinimizeStalling setRate preroll cancelPendingPrerolls currentTime
          seek addPeriodicTimeObserver addBoundaryTimeObserver removeTimeObserver volume isMuted actionAtItemEnd
          allowsExternalPlayback isExternalPlaybackActive usesExternalPlaybackWhileExternalScreenIsActive
          externalPlaybackVideoGravity appliesMediaSelectionCriteriaAutomatically preventsDisplaySleepDuringVideoPlayback
          audiovisualBackgroundPlaybackPolicy playbackCoordinator eligibleForHDRPlayback isOutputObscuredDueToInsufficientExternalProtection
        AVFoundation AVPlayerItem
          asset duration status error loadedTimeRanges seekableTimeRanges isPlaybackLikelyToKeepUp isPlaybackBufferFull
          isPlaybackBufferEmpty currentTime seek presentationSize tracks forwardPlaybackEndTime reversePlaybackEndTime
          preferredForwardBufferDuration preferredPeakBitRate preferredMaximumResolution audioMix videoComposition
          audioTimePitchAlgorithm textStyleRules accessLog errorLog outputs add remove mediaDataCollectors select
          currentMediaSelection externalMetadata navigationMarkerGroups canPlayFastForward canPlayReverse canStepForward
          step timebase isAudioSpatializationAllowed allowedAudioSpatializationFormats
        AVFoundation AVAudioSession
          sharedInstance setCategory category categoryOptions availableCategories setMode mode availableModes setActive
          isOtherAudioPlaying secondaryAudioShouldBeSilencedHint recordPermission requestRecordPermission currentRoute
          overrideOutputAudioPort setPreferredInput preferredInput availableInputs inputDataSources outputDataSources
          sampleRate setPreferredSampleRate preferredSampleRate inputNumberOfChannels outputNumberOfChannels inputGain
          setInputGain inputLatency outputLatency ioBufferDuration setPreferredIOBufferDuration outputVolume
          isInputAvailable isInputGainSettable routeSharingPolicy allowHapticsAndSystemSoundsDuringRecording
          setAllowHapticsAndSystemSoundsDuringRecording prefersNoInterruptionsFromSystemAlerts setPrefersInterruptionOnRouteDisconnect
        AVFoundation AVAsset
          duration tracks load loadTracks metadata commonMetadata preferredTransform isPlayable isExportable isReadable
          isComposable hasProtectedContent lyrics availableMetadataFormats loadMetadata availableChapterLocales
          loadValuesAsynchronously statusOfValue track tracks allMediaSelections
        MapKit MKMapView: UIView
          delegate mapType region setRegion centerCoordinate setCenter visibleMapRect setVisibleMapRect camera setCamera
          regionThatFits convert isZoomEnabled isScrollEnabled isRotateEnabled isPitchEnabled showsCompass showsScale
          showsTraffic showsBuildings showsUserLocation userLocation userTrackingMode setUserTrackingMode
          isUserLocationVisible addAnnotation addAnnotations removeAnnotation removeAnnotations annotations view
          dequeueReusableAnnotationView register selectAnnotation deselectAnnotation selectedAnnotations showAnnotations
          addOverlay addOverlays removeOverlay removeOverlays overlays insertOverlay renderer pointOfInterestFilter
          preferredConfiguration selectableMapFeatures cameraBoundary cameraZoomRange annotationVisibleRect
          showsUserTrackingButton pitchButtonVisibility mapRectThatFits
        CoreLocation CLLocationManager
          delegate desiredAccuracy distanceFilter location requestLocation startUpdatingLocation stopUpdatingLocation
          requestWhenInUseAuthorization requestAlwaysAuthorization requestTemporaryFullAccuracyAuthorization
          authorizationStatus accuracyAuthorization locationServicesEnabled pausesLocationUpdatesAutomatically
          allowsBackgroundLocationUpdates showsBackgroundLocationIndicator activityType heading headingFilter
          headingOrientation headingAvailable startUpdatingHeading stopUpdatingHeading startMonitoring stopMonitoring
          monitoredRegions requestState startMonitoringVisits stopMonitoringVisits maximumRegionMonitoringDistance
          startMonitoringSignificantLocationChanges stopMonitoringSignificantLocationChanges startRangingBeacons
          stopRangingBeacons rangedBeaconConstraints isMonitoringAvailable significantLocationChangeMonitoringAvailable
          dismissHeadingCalibrationDisplay disallowDeferredLocationUpdates
        WebKit WKWebView: UIView
          configuration navigationDelegate uiDelegate load loadHTMLString loadFileURL loadFileRequest loadSimulatedRequest
          goBack goForward go reload reloadFromOrigin stopLoading title url isLoading estimatedProgress
          hasOnlySecureContent serverTrust canGoBack canGoForward backForwardList evaluateJavaScript callAsyncJavaScript
          takeSnapshot createPDF pdf createWebArchiveData find scrollView customUserAgent allowsLinkPreview
          allowsBackForwardNavigationGestures pageZoom interactionState themeColor underPageBackgroundColor
          isInspectable isFindInteractionEnabled findInteraction mediaType cameraCaptureState microphoneCaptureState
          setMicrophoneCaptureState setCameraCaptureState startDownload resumeDownload closeAllMediaPresentations
          pauseAllMediaPlayback requestMediaPlaybackState fullscreenState minimumViewportInset obscuredContentInsets
        WebKit WKWebViewConfiguration
          processPool preferences userContentController websiteDataStore allowsInlineMediaPlayback
          mediaTypesRequiringUserActionForPlayback allowsAirPlayForMediaPlayback allowsPictureInPictureMediaPlayback
          suppressesIncrementalRendering applicationNameForUserAgent dataDetectorTypes ignoresViewportScaleLimits
          defaultWebpagePreferences setURLSchemeHandler urlSchemeHandler limitsNavigationsToAppBoundDomains
          upgradeKnownHostsToHTTPS selectionGranularity allowsInlinePredictions supportsAdaptiveImageGlyph
          writingToolsBehavior showsSystemScreenTimeBlockingView webExtensionController
        CoreGraphics CGContext
          clip clipToMask draw drawLayer drawPDFPage drawLinearGradient drawRadialGradient drawConicGradient drawShading
          fill fillPath fillEllipse stroke strokePath strokeEllipse strokeLineSegments clear addPath addArc addRect
          addRects addEllipse addLine addLines addCurve addQuadCurve move closePath beginPath replacePathWithStrokedPath
          setFillColor setStrokeColor setFillColorSpace setStrokeColorSpace setFillPattern setStrokePattern
          setLineWidth setLineCap setLineJoin setLineDash setMiterLimit setFlatness setShadow setAlpha setBlendMode
          setRenderingIntent setShouldAntialias setAllowsAntialiasing setShouldSmoothFonts setAllowsFontSmoothing
          setFont setFontSize setCharacterSpacing setTextDrawingMode textMatrix textPosition showGlyphs saveGState
          restoreGState scaleBy translateBy rotate concatenate ctm userSpaceToDeviceSpaceTransform
          boundingBoxOfClipPath boundingBoxOfPath path isPathEmpty currentPointOfPath pathContains interpolationQuality
          makeImage data width height bitsPerComponent bitsPerPixel bytesPerRow colorSpace alphaInfo bitmapInfo
          beginPage endPage beginPDFPage endPDFPage closePDF setURL flush synchronize beginTransparencyLayer
          endTransparencyLayer convertToDeviceSpace convertToUserSpace
        Foundation NSItemProvider
          registeredTypeIdentifiers registeredContentTypes hasItemConformingToTypeIdentifier loadItem loadObject
          canLoadObject loadDataRepresentation loadFileRepresentation loadInPlaceFileRepresentation registerObject
          registerDataRepresentation registerFileRepresentation registerItem suggestedName previewImageHandler
          loadTransferable register preferredPresentationSize loadPreviewImage
        """
}
