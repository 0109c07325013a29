// SPDX-License-Identifier: MIT

// Names of animations, phases, keyframes and transitions.

extension NameFamily {
    static let animation = NameFamily(
        "Animation",
        """
        type Animation Animatable AnimatableModifier AnimatablePair AnimatableValues EmptyAnimatableData
        type VectorArithmetic CustomAnimation AnimationContext AnimationState AnimationStateKey UnitCurve Spring
        type Transaction TransactionKey AnimationCompletionCriteria
        macro Animatable AnimatableIgnored
        modifier animation transaction
        function withAnimation withTransaction
        member Animation: default linear easeIn easeOut easeInOut spring bouncy smooth snappy interactiveSpring
        member Animation: interpolatingSpring timingCurve delay speed repeatCount repeatForever logicallyComplete init
        member Animation: circularEaseIn circularEaseOut circularEaseInOut animate velocity shouldMerge base
        member Animatable: animatableData
        member VectorArithmetic: scale magnitudeSquared
        member AnimatablePair: init first second
        member Spring: init bouncy smooth snappy value velocity force settlingDuration duration bounce mass stiffness
        member Spring: damping dampingRatio response update
        member UnitCurve: linear easeIn easeOut easeInOut circularEaseIn circularEaseOut circularEaseInOut bezier
        member UnitCurve: value velocity inverse
        member Transaction: init animation disablesAnimations isContinuous tracksVelocity dismissBehavior
        member Transaction: addAnimationCompletion scrollPositionUpdatePreservesVelocity scrollTargetAnchor
        member AnimationCompletionCriteria: logicallyComplete removed
        member CustomAnimation: animate velocity shouldMerge
        """)

    static let keyframes = NameFamily(
        "Phases and keyframes",
        """
        type PhaseAnimator KeyframeAnimator KeyframeTimeline Keyframes KeyframesBuilder KeyframeTrack
        type KeyframeTrackContent KeyframeTrackContentBuilder LinearKeyframe SpringKeyframe CubicKeyframe MoveKeyframe
        modifier phaseAnimator keyframeAnimator
        member KeyframeTimeline: init duration value update
        """)

    static let transitions = NameFamily(
        "Transitions",
        """
        type Transition AnyTransition TransitionPhase TransitionProperties ContentTransition MatchedGeometryProperties
        type OpacityTransition ScaleTransition SlideTransition MoveTransition OffsetTransition PushTransition
        type IdentityTransition BlurReplaceTransition BlurReplaceTransition.Configuration AsymmetricTransition
        type SymbolEffectTransition MatchedTransitionSourceConfiguration EmptyMatchedTransitionSourceConfiguration
        type NavigationTransition AutomaticNavigationTransition ZoomNavigationTransition CrossFadeNavigationTransition
        type PlaceholderContentView
        modifier transition contentTransition matchedGeometryEffect navigationTransition matchedTransitionSource
        environment contentTransition contentTransitionAddsDrawingGroup
        member AnyTransition: init identity opacity scale slide move offset push asymmetric modifier combined
        member AnyTransition: animation symbolEffect blurReplace
        member Transition: body apply properties animation combined identity opacity scale slide move offset push
        member Transition: asymmetric blurReplace symbolEffect
        member TransitionProperties: init hasMotion
        member TransitionPhase: willAppear identity didDisappear isIdentity value
        member ContentTransition: identity opacity interpolate numericText symbolEffect
        member MatchedGeometryProperties: frame position size
        member NavigationTransition: automatic zoom crossFade
        """)
}
