import Drawing
import Motion

/// What a run of text is painted with. Colours are animated.
struct RunPaint {
    /// The styles of letters and lines; nil for a line that has the colour of its letters.
    struct Styles {
        var text: _ResolvedStyle
        var underline: _ResolvedStyle?
        var strikethrough: _ResolvedStyle?

        init(of attributes: TextAttributes, in context: StyleContext) {
            text = (attributes.style ?? ForegroundStyle())._resolve(in: context)
            underline = attributes.underline?.style.color?._resolve(in: context)
            strikethrough = attributes.strikethrough?.style.color?._resolve(in: context)
        }
    }

    private var text: AnimatableAttribute<_ResolvedStyle>
    private var underline: AnimatableAttribute<_ResolvedStyle>
    private var strikethrough: AnimatableAttribute<_ResolvedStyle>

    init(_ styles: Styles) {
        text = AnimatableAttribute(styles.text)
        underline = AnimatableAttribute(styles.underline ?? styles.text)
        strikethrough = AnimatableAttribute(styles.strikethrough ?? styles.text)
    }

    mutating func update(_ styles: Styles, _ transaction: Transaction, at time: Double) {
        text.update(styles.text, transaction, at: time)
        underline.update(styles.underline ?? styles.text, transaction, at: time)
        strikethrough.update(styles.strikethrough ?? styles.text, transaction, at: time)
    }

    mutating func style(of part: TextFigure.Part, at time: Double) -> _ResolvedStyle {
        switch part {
        case .letters: text.presentation(at: time)
        case .underline: underline.presentation(at: time)
        case .strikethrough: strikethrough.presentation(at: time)
        }
    }
}

extension Emitter {
    /// Draws with the shadows and the blend mode that belong to `style`.
    mutating func painted(with style: _ResolvedStyle, _ body: (inout Emitter) -> Void) {
        guard style.blendMode == .normal else {
            return blended(style.blendMode) { $0.shadowed(style.shadows[...], body) }
        }
        shadowed(style.shadows[...], body)
    }

    /// The first shadow is the innermost.
    private mutating func shadowed(
        _ shadows: ArraySlice<_ResolvedStyle.Shadow>, _ body: (inout Emitter) -> Void
    ) {
        guard let last = shadows.last else { return body(&self) }
        guard !last.isInner else { return shadowed(shadows.dropLast(), body) }
        shadowed(Shadow(color: last.color, radius: last.radius, offset: last.offset)) {
            $0.shadowed(shadows.dropLast(), body)
        }
    }
}
