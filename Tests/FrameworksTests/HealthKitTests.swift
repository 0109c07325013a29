// SPDX-License-Identifier: MIT

import Foundation
import HealthKit
import Testing

@Suite struct HealthKitTests {
    private func convert(_ value: Double, _ from: String, _ to: String) -> Double {
        HKQuantity(unit: HKUnit(from: from), doubleValue: value).doubleValue(for: HKUnit(from: to))
    }

    private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-9 * max(1, abs(b)) }

    @Test func quantitiesConvertBetweenUnits() {
        #expect(isClose(convert(80, "kg", "lb"), 176.36980974790206))
        #expect(isClose(convert(72, "count/min", "count/s"), 1.2))
        #expect(isClose(convert(1, "mi", "km"), 1.609344))
        #expect(isClose(convert(500, "kcal", "kJ"), 2092))
        #expect(isClose(convert(98.6, "degF", "degC"), 37))
        #expect(isClose(convert(0.97, "count", "%"), 97))
        #expect(isClose(convert(90, "mg/dL", "mmol<180.15588000005408>/L"), 900 / 180.15588000005408))
        let oxygen = HKUnit.literUnit(with: .milli).unitDivided(
            by: HKUnit.gramUnit(with: .kilo).unitMultiplied(by: .minute()))
        #expect(isClose(HKQuantity(unit: HKUnit(from: "ml/kg*min"), doubleValue: 42).doubleValue(for: oxygen), 42))
        #expect(
            isClose(
                HKQuantity(unit: .meter().unitDivided(by: .second()), doubleValue: 3).doubleValue(
                    for: HKUnit(from: "km/hr")), 10.8))
        #expect(HKQuantity(unit: .pound(), doubleValue: 1).is(compatibleWith: .gram()))
        #expect(!HKQuantity(unit: .pound(), doubleValue: 1).is(compatibleWith: .meter()))
        #expect(
            HKQuantity(unit: .hour(), doubleValue: 1).compare(HKQuantity(unit: .minute(), doubleValue: 61))
                == .orderedAscending)
        #expect(HKUnit(from: "kg").isEqual(HKUnit.gramUnit(with: .kilo)))
    }

    @Test func predicatesChooseSamples() throws {
        let type = try #require(HKQuantityType.quantityType(forIdentifier: .stepCount))
        #expect(type.identifier == "HKQuantityTypeIdentifierStepCount" && type == HKQuantityType(.stepCount))
        let start = Date(timeIntervalSince1970: 1000)
        let sample = HKQuantitySample(
            type: type, quantity: HKQuantity(unit: .count(), doubleValue: 12), start: start, end: start + 60)
        func matches(_ from: TimeInterval, _ to: TimeInterval, _ options: HKQueryOptions = []) -> Bool {
            HKQuery.predicateForSamples(withStart: start + from, end: start + to, options: options).evaluate(
                with: sample)
        }
        #expect(matches(-1, 100) && matches(30, 100) && !matches(30, 100, .strictStartDate) && !matches(61, 100))
        #expect(matches(-1, 30) && !matches(-1, 30, .strictEndDate))
    }

    @Test func nothingIsAllowed() async throws {
        let store = HKHealthStore()
        let steps = HKQuantityType(.stepCount)
        #expect(HKHealthStore.isHealthDataAvailable() && store.authorizationStatus(for: steps) == .notDetermined)
        try await store.requestAuthorization(toShare: [steps], read: [steps, HKObjectType.workoutType()])
        #expect(store.authorizationStatus(for: steps) == .sharingDenied)
        var answers: [String] = []
        store.execute(
            HKSampleQuery(sampleType: steps, predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil) {
                answers.append("\($1?.count ?? -1) \($2 == nil)")
            })
        store.execute(
            HKStatisticsQuery(quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum) {
                answers.append("\($1 == nil) \(($2 as? HKError)?.code == .errorNoData)")
            })
        #expect(answers == ["0 true", "true true"])
        await #expect(throws: HKError.self) {
            try await store.save(HKWorkout(activityType: .running, start: .now, end: .now))
        }
    }
}
