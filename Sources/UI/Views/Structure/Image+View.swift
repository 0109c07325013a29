// SPDX-License-Identifier: MIT

@_spi(ViewGraph) import ViewGraph

extension Image: _PrimitiveView {
    public static func _makeNode(_ view: Self, _ inputs: _NodeInputs) -> _ViewNode<Self> {
        SwitchNode(view, inputs) { image in
            switch image.source {
            case .asset(let name): (key: AnyHashable(0), view: AssetImage(image: image, origin: .name(name)))
            case .held(let held): (key: AnyHashable(0), view: AssetImage(image: image, origin: .held(held)))
            case .symbol(let name, let value):
                (key: AnyHashable(1), view: SymbolImage(image: image, name: name, variableValue: value))
            }
        }
    }
}
