// SPDX-License-Identifier: MIT

// Names of shapes, paths, colours, styles, effects, canvases and sensory feedback.

extension NameFamily {
    static let shapes = NameFamily(
        "Shapes",
        """
        type Shape InsettableShape Rectangle RoundedRectangle UnevenRoundedRectangle Circle Ellipse Capsule AnyShape
        type ContainerRelativeShape ConcentricRectangle OffsetShape RotatedShape ScaledShape TransformedShape
        type RoundedCornerStyle RectangleCornerRadii RoundedRectangularShape RoundedRectangularShapeCorners ShapeRole
        type StrokeShapeView FillShapeView StrokeBorderShapeView FillStyle StrokeStyle DefaultGlassEffectShape
        member Shape: path sizeThatFits role fill stroke trim offset rotation scale transform size
        member Shape: layoutDirectionBehavior union intersection subtracting symmetricDifference lineIntersection
        member Shape: lineSubtraction rect circle capsule ellipse containerRelative buttonBorder
        member InsettableShape: inset strokeBorder
        member RoundedCornerStyle: circular continuous
        member RectangleCornerRadii: init topLeading topTrailing bottomLeading bottomTrailing
        member RoundedRectangle: init cornerSize style
        member UnevenRoundedRectangle: init cornerRadii style
        member StrokeStyle: init lineWidth lineCap lineJoin miterLimit dash dashPhase
        member FillStyle: init isEOFilled isAntialiased
        """)

    static let paths = NameFamily(
        "Paths",
        """
        type Path Path.Element
        member Path: init move addLine addLines addCurve addQuadCurve addArc addRelativeArc addRect addRects
        member Path: addRoundedRect addEllipse addPath closeSubpath boundingRect contains isEmpty currentPoint cgPath
        member Path: forEach applying offsetBy trimmedPath strokedPath union intersection subtracting
        member Path: symmetricDifference lineIntersection lineSubtraction normalized description
        member Path.Element: move line quadCurve curve closeSubpath
        """)

    static let colors = NameFamily(
        "Colours",
        """
        type Color Color.RGBColorSpace Color.Resolved Color.ResolvedHDR ColorMatrix Color.HDRColor ColorRenderingMode
        type Color.DynamicRange
        modifier foregroundColor accentColor tint colorInvert colorMultiply
        member Color: init red orange yellow green mint teal cyan blue indigo purple pink brown white gray black clear
        member Color: primary secondary accentColor opacity gradient mix resolve cgColor description exposureAdjust
        member Color: headroom resolveHDR
        member Color.RGBColorSpace: sRGB sRGBLinear displayP3
        member Color.Resolved: red green blue opacity linearRed linearGreen linearBlue cgColor
        """)

    static let gradients = NameFamily(
        "Gradients",
        """
        type Gradient Gradient.Stop Gradient.ColorSpace LinearGradient RadialGradient AngularGradient
        type EllipticalGradient MeshGradient MeshGradient.Locations MeshGradient.Colors MeshGradient.BezierPoint
        type AnyGradient
        member Gradient: init stops colorSpace
        member Gradient.Stop: init color location
        member Gradient.ColorSpace: device perceptual
        member AnyGradient: init colorSpace
        member ShapeStyle: linearGradient radialGradient angularGradient conicGradient ellipticalGradient
        member MeshGradient: init width height locations colors background smoothsColors colorSpace
        """)

    static let shapeStyles = NameFamily(
        "Shape styles and materials",
        """
        type ShapeStyle AnyShapeStyle ForegroundStyle BackgroundStyle TintShapeStyle SelectionShapeStyle
        type SeparatorShapeStyle PlaceholderTextShapeStyle LinkShapeStyle FillShapeStyle WindowBackgroundShapeStyle
        type HierarchicalShapeStyle ImagePaint Material ShadowStyle MaterialActiveAppearance
        modifier foregroundStyle backgroundStyle border
        member ShapeStyle: foreground background tint selection separator placeholder link fill windowBackground
        member ShapeStyle: primary secondary tertiary quaternary quinary image shadow opacity blendMode resolve
        member ShapeStyle: ultraThinMaterial thinMaterial regularMaterial thickMaterial ultraThickMaterial bar
        member Material: ultraThin thin regular thick ultraThick bar materialActiveAppearance
        member ShadowStyle: drop inner
        member AnyShapeStyle: init
        """)

    static let effects = NameFamily(
        "Effects",
        """
        type VisualEffect EmptyVisualEffect GeometryEffect ProjectionTransform BlendMode Shader ShaderFunction
        type ShaderLibrary Shader.Argument
        modifier opacity scaleEffect rotationEffect rotation3DEffect projectionEffect transformEffect blur brightness
        modifier contrast saturation grayscale hueRotation colorEffect distortionEffect layerEffect luminanceToAlpha
        modifier shadow mask clipShape clipped cornerRadius blendMode compositingGroup drawingGroup geometryGroup
        modifier visualEffect visualEffect3D perspectiveRotationEffect allowedDynamicRange
        member BlendMode: normal multiply screen overlay darken lighten colorDodge colorBurn softLight hardLight
        member BlendMode: difference exclusion hue saturation color luminosity sourceAtop destinationOver
        member BlendMode: destinationOut plusDarker plusLighter
        member GeometryEffect: effectValue ignoredByLayout
        member ProjectionTransform: init concatenating inverted invert isIdentity isAffine m11 m12 m13 m21 m22 m23 m31
        member ProjectionTransform: m32 m33
        member VisualEffect: offset scaleEffect rotationEffect rotation3DEffect blur opacity brightness contrast
        member VisualEffect: saturation grayscale hueRotation transformEffect colorEffect distortionEffect layerEffect
        member ShaderLibrary: default bundle
        member Shader.Argument: float float2 float3 float4 floatArray color colorArray image data boundingRect
        """)

    static let glass = NameFamily(
        "Glass",
        """
        type Glass GlassEffectContainer GlassEffectTransition GlassButtonStyle GlassProminentButtonStyle
        type GlassBackgroundEffect
        modifier glassEffect glassEffectID glassEffectUnion glassEffectTransition glassBackgroundEffect
        member Glass: regular clear identity tint interactive
        member GlassEffectTransition: identity matchedGeometry materialize
        """)

    static let canvas = NameFamily(
        "Canvas and timelines",
        """
        type Canvas GraphicsContext GraphicsContext.Shading GraphicsContext.GradientOptions GraphicsContext.Filter
        type GraphicsContext.FilterOptions GraphicsContext.ShadowOptions GraphicsContext.BlurOptions
        type GraphicsContext.ClipOptions GraphicsContext.BlendMode GraphicsContext.ResolvedImage
        type GraphicsContext.ResolvedText GraphicsContext.ResolvedSymbol TimelineView TimelineView.Context
        type TimelineSchedule AnimationTimelineSchedule PeriodicTimelineSchedule EveryMinuteTimelineSchedule
        type ExplicitTimelineSchedule TimelineViewDefaultContext TimelineScheduleMode
        member GraphicsContext: fill stroke draw drawLayer clip clipToLayer clipBoundingRect addFilter resolve
        member GraphicsContext: resolveSymbol opacity blendMode environment transform scaleBy translateBy rotate
        member GraphicsContext: concatenate withCGContext
        member GraphicsContext.Shading: color foreground linearGradient radialGradient conicGradient tiledImage style
        member GraphicsContext.Shading: palette backdrop shader
        member GraphicsContext.Filter: shadow blur alphaThreshold colorMultiply colorMatrix hueRotation saturation
        member GraphicsContext.Filter: brightness contrast colorInvert grayscale luminanceToAlpha projectionTransform
        member GraphicsContext.Filter: colorShader distortionShader layerShader
        member TimelineSchedule: animation periodic everyMinute explicit
        member TimelineView.Context: date cadence
        """)

    static let feedback = NameFamily(
        "Sensory feedback",
        """
        type SensoryFeedback SensoryFeedback.Weight SensoryFeedback.Flexibility
        modifier sensoryFeedback
        member SensoryFeedback: success warning error selection increase decrease start stop alignment levelChange
        member SensoryFeedback: impact pathComplete
        """)
}
