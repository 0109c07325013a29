// SPDX-License-Identifier: MIT

import Foundation
import SwiftUI
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct UIViewTests {
    /// An author's view with UIKit's initializers.
    private final class Badge: UIView {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(label)
        }
        required init?(coder: NSCoder) { fatalError("not read from files") }
        override class var layerClass: AnyClass { CAGradientLayer.self }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == "copy:" || super.canPerformAction(action, withSender: sender)
        }
    }

    @Test func canPerformActionCanBeOverridden() {
        #expect(Badge().canPerformAction("copy:", withSender: nil))
        #expect(!Badge().canPerformAction("paste:", withSender: nil))
    }

    private final class Controller: UIViewController {
        var loads = 0
        init() { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError("not read from files") }
        override func loadView() { view = Badge() }
        override func viewDidLoad() { loads += 1 }
    }

    @Test func pointsFindTheViewInFrontThatHoldsThem() {
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let front = UIView(frame: CGRect(x: 40, y: 40, width: 40, height: 40))
        outer.addSubview(back)
        outer.addSubview(front)
        #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === front)
        #expect(outer.hitTest(CGPoint(x: 10, y: 10), with: nil) === back)
        #expect(outer.hitTest(CGPoint(x: 90, y: 90), with: nil) === outer)
        #expect(outer.hitTest(CGPoint(x: 190, y: 90), with: nil) == nil)
        front.isHidden = true
        #expect(outer.hitTest(CGPoint(x: 50, y: 50), with: nil) === back)
        let point = CGPoint(x: 7, y: 9)
        #expect(front.convert(point, to: outer) == CGPoint(x: 47, y: 49))
        #expect(front.convert(front.convert(point, to: back), from: back) == point)
    }

    @Test func authorsViewsAndControllersAreMadeAsInUIKit() {
        #expect(Badge().subviews.count == 1)
        #expect(Badge().layer is CAGradientLayer)
        let controller = Controller()
        #expect(!controller.isViewLoaded && controller.loads == 0)
        #expect(controller.view is Badge)
        #expect(controller.view != nil && controller.loads == 1)
        let stack = UINavigationController(rootViewController: controller)
        #expect(controller.navigationController === stack)
        #expect(stack.navigationBar.topItem === controller.navigationItem)
    }

    @Test func recognizersBelongToOneView() {
        let (a, b) = (UIView(), UIView())
        let tap = UITapGestureRecognizer(target: nil, action: nil)
        a.addGestureRecognizer(tap)
        b.addGestureRecognizer(tap)
        #expect(a.gestureRecognizers == [] && b.gestureRecognizers == [tap] && tap.view === b)
    }

    @Test func tablesShowTheirDataSource() {
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
                cell.textLabel?.text = "\(indexPath.row)"
                return cell
            }
        }
        let source = Source()
        let table = UITableView()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
        (table.dataSource, table.delegate) = (source, source)
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 3)
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.textLabel?.text == "2")
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)) == nil)
        #expect((table as UIScrollView).delegate === source)
    }

    @Test func controlsSendTheirActions() {
        var count = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Add") { _ in count += 1 })
        button.sendActions(for: .primaryActionTriggered)
        button.sendActions(for: .touchDown)
        #expect(count == 1 && button.currentTitle == "Add")
        let choice = UISegmentedControl(items: ["a", "b"])
        #expect(choice.numberOfSegments == 2 && choice.selectedSegmentIndex == UISegmentedControl.noSegment)
    }

    @Test func fontsGrowWithTexts() {
        let font = UIFont.systemFont(ofSize: 17)
        let metrics = UIFontMetrics(forTextStyle: .body)
        #expect(metrics.scaledFont(for: font).pointSize == 17)
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 53)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 30, compatibleWith: large).pointSize == 30)
    }

    @Test func layersKeepTheirAnimations() {
        let layer = CALayer()
        #expect(layer.animationKeys() == nil)
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        #expect(layer.animationKeys() == ["fade"])
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil)
        #expect(
            CGRectUnion(CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 2, y: 2, width: 1, height: 1)).width == 3)
        #expect(UIColor.systemBlue.accessibilityName.contains("blue"))
    }

    @Test func coloursSurviveTheWayThroughAnotherSpace() throws {
        let color = CGColor(srgbRed: 0.2, green: 0.5, blue: 0.7, alpha: 0.4)
        let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let there = try #require(color.converted(to: wide, intent: .defaultIntent, options: nil))
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let back = try #require(there.converted(to: space, intent: .defaultIntent, options: nil)?.components)
        for (a, b) in zip(try #require(color.components), back) { #expect(abs(a - b) < 1e-3) }
    }

    @Test func pagesAndStacksAreDrawn() {
        struct Pages: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIPageViewController {
                UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
            }
            func updateUIViewController(_ pages: UIPageViewController, context: Context) {
                pages.setViewControllers(
                    [UIHostingController(rootView: Color.red)], direction: .forward, animated: false)
            }
        }
        let stage = Stage { Pages() }
        stage.host.advance(to: 0)
        #expect(stage.host.warnings.isEmpty)
    }

    /// Several views are a column of the controller, not several controllers.
    @Test func aHostingControllerIsOneView() throws {
        struct Hosted: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UIHostingController<TupleView<(Box, Box)>> {
                UIHostingController(rootView: TupleView((Box(), Box())))
            }
            func updateUIViewController(_ held: UIHostingController<TupleView<(Box, Box)>>, context: Context) {}
        }
        #expect(try Stage { HStack { Hosted() } }.frames() == ["45 36 10 10", "45 54 10 10"])
    }

    @Test func colorsOfQuartzArePicked() throws {
        struct Pick: View {
            @State var color = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            var body: some View { ColorPicker("Colour", selection: $color) }
        }
        #expect(
            try Stage(200, 60) { Pick() }.list(at: 0).leaves.contains {
                $0.color == Color(red: 1, green: 0, blue: 0).resolve(.init())
            })
    }

    @Test func levelsAndPrioritiesAreShiftedByNumbers() {
        final class Passthrough: UIWindow {
            let isOpen: Bool
            init(_ scene: UIWindowScene, isOpen: Bool) {
                self.isOpen = isOpen
                super.init(windowScene: scene)
            }
            required init?(coder: NSCoder) { nil }
        }
        let window = Passthrough(
            UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }[0], isOpen: true)
        window.windowLevel = .alert + 1
        #expect(window.windowLevel > .alert && window.windowLevel - .alert == 1)
        #expect((UILayoutPriority.required - 1).rawValue == 999)
        #expect(UIFont.Weight.light < .bold)
    }
}
