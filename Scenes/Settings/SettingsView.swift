// SPDX-License-Identifier: MIT

import SwiftUI

/// The settings of a greenhouse: a searchable list, pages of forms, and a sheet.
struct SettingsView: View {
    @State private var house = Greenhouse()
    @State private var query = ""
    @State private var isAdding = false

    var body: some View {
        NavigationStack {
            List {
                if query.isEmpty { Section { NavigationLink(value: Page.climate) { ClimateRow(house: house) } } }
                Section {
                    ForEach(settings) { setting in
                        NavigationLink(value: Page.setting(setting)) { SettingRow(setting: setting, house: house) }
                    }
                }
                if query.isEmpty { Section { switches } }
                if !beds.isEmpty {
                    Section("Beds") {
                        ForEach(beds) { bed in
                            NavigationLink(value: Page.bed(bed.id)) { BedRow(bed: bed) }
                        }
                    }
                }
            }
            .navigationTitle("Greenhouse")
            .navigationDestination(for: Page.self) { page in
                switch page {
                case .climate: ClimatePage(house: $house)
                case .setting(let setting): SettingPage(setting: setting, house: $house)
                case .bed(let id): BedPage(bed: bed(id))
                }
            }
            .searchable(text: $query, prompt: "Search")
            .toolbar {
                Button("Add", systemImage: "plus") { isAdding = true }
            }
            .sheet(isPresented: $isAdding) {
                NewBedSheet { bed in withAnimation { house.beds.append(bed) } }
            }
        }
        .tint(.green)
    }

    private enum Page: Hashable {
        case climate
        case setting(GreenhouseSetting)
        case bed(Bed.ID)
    }

    private var switches: some View {
        Group {
            Toggle(isOn: $house.isVentilated) { SettingLabel("Ventilation", symbol: "fanblades.fill", color: .cyan) }
            Toggle(isOn: $house.isShaded) { SettingLabel("Shades", symbol: "sun.max.fill", color: .orange) }
        }
    }

    private func matches(_ name: String) -> Bool {
        query.isEmpty || name.localizedCaseInsensitiveContains(query)
    }

    private var settings: [GreenhouseSetting] { GreenhouseSetting.allCases.filter { matches($0.title) } }
    private var beds: [Bed] { house.beds.filter { matches($0.name) } }

    private func bed(_ id: Bed.ID) -> Binding<Bed> {
        Binding {
            house.beds.first { $0.id == id } ?? Bed(name: "", color: .green)
        } set: { bed in
            if let index = house.beds.firstIndex(where: { $0.id == id }) { house.beds[index] = bed }
        }
    }
}

/// The climate, at the head of the list.
private struct ClimateRow: View {
    let house: Greenhouse

    var body: some View {
        HStack(spacing: 14) {
            ZStack {
                Circle().fill(LinearGradient(colors: [.mint, .green], startPoint: .top, endPoint: .bottom))
                Image(systemName: "leaf.fill").font(.system(size: 27)).foregroundStyle(.white)
            }
            .frame(width: 58, height: 58)
            VStack(alignment: .leading, spacing: 2) {
                Text("North House").font(.title3)
                Text("\(Int(house.warmth))° inside, \(Int(house.humidity * 100)) % humid")
                    .font(.footnote).foregroundStyle(.secondary)
            }
        }
        .padding(.vertical, 6)
    }
}

/// A symbol on a tile, and a title.
struct SettingLabel: View {
    let title: String
    let symbol: String
    let color: Color

    init(_ title: String, symbol: String, color: Color) {
        (self.title, self.symbol, self.color) = (title, symbol, color)
    }

    var body: some View {
        Label {
            Text(title)
        } icon: {
            RoundedRectangle(cornerRadius: 7, style: .continuous).fill(color.gradient)
                .frame(width: 29, height: 29)
                .overlay { Image(systemName: symbol).font(.system(size: 15)).foregroundStyle(.white) }
        }
    }
}

private struct SettingRow: View {
    let setting: GreenhouseSetting
    let house: Greenhouse

    var body: some View {
        HStack {
            SettingLabel(setting.title, symbol: setting.symbol, color: setting.color)
            Spacer()
            Text(setting.summary(of: house)).foregroundStyle(.secondary)
        }
    }
}

private struct BedRow: View {
    let bed: Bed

    var body: some View {
        HStack {
            Circle().fill(bed.color).frame(width: 12, height: 12)
            Text(bed.name)
            Spacer()
            if bed.needsWater { Image(systemName: "drop.fill").foregroundStyle(.blue) }
        }
    }
}
