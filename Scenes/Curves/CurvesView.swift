import SwiftUI

/// All curves and springs side by side. They start together, every two seconds.
struct CurvesView: View {
    private var rows: [[CurveSample]] {
        stride(from: 0, to: CurveSample.all.count, by: 2).map { Array(CurveSample.all[$0..<$0 + 2]) }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack(alignment: .firstTextBaseline) {
                Text("Curves")
                    .font(.system(size: 28, weight: .bold))
                Text("and springs")
                    .font(.system(size: 28, weight: .bold))
                    .foregroundColor(.pink)
            }
            .padding(.bottom, 2)
            // The points run along the time axis steadily, and jump back at the end of the window.
            PhaseAnimator([false, true]) { isThere in
                VStack(spacing: 10) {
                    ForEach(rows.indices, id: \.self) { row in
                        HStack(spacing: 10) {
                            ForEach(rows[row]) { CurveCard(sample: $0, isThere: isThere) }
                        }
                    }
                }
            } animation: { isThere in
                isThere ? .linear(duration: CurveSample.window) : nil
            }
        }
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color(.systemGroupedBackground))
    }
}

struct CurvesView_Previews: PreviewProvider {
    static var previews: some View { CurvesView() }
}
