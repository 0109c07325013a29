// SPDX-License-Identifier: MIT

// Generated from StandIns/HealthKit.table by `make stand-ins`: change the table instead.
// swift-format-ignore-file

import Foundation
public struct HKQuantityTypeIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let stepCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStepCount")
    public static let distanceWalkingRunning = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceWalkingRunning")
    public static let distanceCycling = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceCycling")
    public static let distanceSwimming = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceSwimming")
    public static let distanceWheelchair = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceWheelchair")
    public static let distanceDownhillSnowSports = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDistanceDownhillSnowSports")
    public static let basalEnergyBurned = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBasalEnergyBurned")
    public static let activeEnergyBurned = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierActiveEnergyBurned")
    public static let flightsClimbed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierFlightsClimbed")
    public static let nikeFuel = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierNikeFuel")
    public static let appleExerciseTime = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierAppleExerciseTime")
    public static let pushCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierPushCount")
    public static let swimmingStrokeCount = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierSwimmingStrokeCount")
    public static let vo2Max = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierVO2Max")
    public static let appleMoveTime = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierAppleMoveTime")
    public static let appleStandTime = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierAppleStandTime")
    public static let heartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRate")
    public static let restingHeartRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRestingHeartRate")
    public static let walkingHeartRateAverage = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierWalkingHeartRateAverage")
    public static let heartRateVariabilitySDNN = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRateVariabilitySDNN")
    public static let heartRateRecoveryOneMinute = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeartRateRecoveryOneMinute")
    public static let atrialFibrillationBurden = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierAtrialFibrillationBurden")
    public static let oxygenSaturation = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierOxygenSaturation")
    public static let peripheralPerfusionIndex = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierPeripheralPerfusionIndex")
    public static let bodyTemperature = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyTemperature")
    public static let basalBodyTemperature = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBasalBodyTemperature")
    public static let bloodPressureSystolic = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodPressureSystolic")
    public static let bloodPressureDiastolic = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodPressureDiastolic")
    public static let respiratoryRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRespiratoryRate")
    public static let bloodGlucose = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodGlucose")
    public static let electrodermalActivity = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierElectrodermalActivity")
    public static let bloodAlcoholContent = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBloodAlcoholContent")
    public static let numberOfAlcoholicBeverages = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages")
    public static let insulinDelivery = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierInsulinDelivery")
    public static let forcedVitalCapacity = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierForcedVitalCapacity")
    public static let forcedExpiratoryVolume1 = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierForcedExpiratoryVolume1")
    public static let peakExpiratoryFlowRate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierPeakExpiratoryFlowRate")
    public static let inhalerUsage = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierInhalerUsage")
    public static let numberOfTimesFallen = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierNumberOfTimesFallen")
    public static let bodyMassIndex = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMassIndex")
    public static let bodyFatPercentage = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyFatPercentage")
    public static let height = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeight")
    public static let bodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierBodyMass")
    public static let leanBodyMass = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierLeanBodyMass")
    public static let waistCircumference = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierWaistCircumference")
    public static let dietaryFatTotal = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryFatTotal")
    public static let dietaryFatPolyunsaturated = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryFatPolyunsaturated")
    public static let dietaryFatMonounsaturated = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryFatMonounsaturated")
    public static let dietaryFatSaturated = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryFatSaturated")
    public static let dietaryCholesterol = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryCholesterol")
    public static let dietarySodium = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietarySodium")
    public static let dietaryCarbohydrates = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryCarbohydrates")
    public static let dietaryFiber = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryFiber")
    public static let dietarySugar = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietarySugar")
    public static let dietaryEnergyConsumed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryEnergyConsumed")
    public static let dietaryProtein = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryProtein")
    public static let dietaryVitaminA = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminA")
    public static let dietaryVitaminB6 = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB6")
    public static let dietaryVitaminB12 = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminB12")
    public static let dietaryVitaminC = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminC")
    public static let dietaryVitaminD = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminD")
    public static let dietaryVitaminE = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminE")
    public static let dietaryVitaminK = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryVitaminK")
    public static let dietaryCalcium = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryCalcium")
    public static let dietaryIron = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryIron")
    public static let dietaryThiamin = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryThiamin")
    public static let dietaryRiboflavin = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryRiboflavin")
    public static let dietaryNiacin = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryNiacin")
    public static let dietaryFolate = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryFolate")
    public static let dietaryBiotin = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryBiotin")
    public static let dietaryPantothenicAcid = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryPantothenicAcid")
    public static let dietaryPhosphorus = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryPhosphorus")
    public static let dietaryIodine = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryIodine")
    public static let dietaryMagnesium = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryMagnesium")
    public static let dietaryZinc = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryZinc")
    public static let dietarySelenium = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietarySelenium")
    public static let dietaryCopper = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryCopper")
    public static let dietaryManganese = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryManganese")
    public static let dietaryChromium = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryChromium")
    public static let dietaryMolybdenum = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryMolybdenum")
    public static let dietaryChloride = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryChloride")
    public static let dietaryPotassium = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryPotassium")
    public static let dietaryCaffeine = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryCaffeine")
    public static let dietaryWater = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierDietaryWater")
    public static let uvExposure = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierUVExposure")
    public static let environmentalAudioExposure = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierEnvironmentalAudioExposure")
    public static let headphoneAudioExposure = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierHeadphoneAudioExposure")
    public static let walkingSpeed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierWalkingSpeed")
    public static let walkingStepLength = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierWalkingStepLength")
    public static let walkingAsymmetryPercentage = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierWalkingAsymmetryPercentage")
    public static let walkingDoubleSupportPercentage = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierWalkingDoubleSupportPercentage")
    public static let sixMinuteWalkTestDistance = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierSixMinuteWalkTestDistance")
    public static let stairAscentSpeed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStairAscentSpeed")
    public static let stairDescentSpeed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierStairDescentSpeed")
    public static let appleWalkingSteadiness = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierAppleWalkingSteadiness")
    public static let runningPower = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRunningPower")
    public static let runningSpeed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRunningSpeed")
    public static let runningStrideLength = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRunningStrideLength")
    public static let runningVerticalOscillation = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRunningVerticalOscillation")
    public static let runningGroundContactTime = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierRunningGroundContactTime")
    public static let cyclingSpeed = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierCyclingSpeed")
    public static let cyclingPower = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierCyclingPower")
    public static let cyclingCadence = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierCyclingCadence")
    public static let cyclingFunctionalThresholdPower = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierCyclingFunctionalThresholdPower")
    public static let underwaterDepth = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierUnderwaterDepth")
    public static let waterTemperature = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierWaterTemperature")
    public static let appleSleepingWristTemperature = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierAppleSleepingWristTemperature")
    public static let timeInDaylight = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierTimeInDaylight")
    public static let physicalEffort = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierPhysicalEffort")
    public static let workoutEffortScore = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierWorkoutEffortScore")
    public static let estimatedWorkoutEffortScore = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierEstimatedWorkoutEffortScore")
    public static let appleSleepingBreathingDisturbances = HKQuantityTypeIdentifier(rawValue: "HKQuantityTypeIdentifierAppleSleepingBreathingDisturbances")
}
public struct HKCategoryTypeIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let sleepAnalysis = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSleepAnalysis")
    public static let appleStandHour = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
    public static let cervicalMucusQuality = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierCervicalMucusQuality")
    public static let ovulationTestResult = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierOvulationTestResult")
    public static let menstrualFlow = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMenstrualFlow")
    public static let intermenstrualBleeding = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierIntermenstrualBleeding")
    public static let sexualActivity = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSexualActivity")
    public static let mindfulSession = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMindfulSession")
    public static let highHeartRateEvent = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierHighHeartRateEvent")
    public static let lowHeartRateEvent = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierLowHeartRateEvent")
    public static let irregularHeartRhythmEvent = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierIrregularHeartRhythmEvent")
    public static let toothbrushingEvent = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierToothbrushingEvent")
    public static let pregnancy = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierPregnancy")
    public static let lactation = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierLactation")
    public static let contraceptive = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierContraceptive")
    public static let environmentalAudioExposureEvent = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierEnvironmentalAudioExposureEvent")
    public static let headphoneAudioExposureEvent = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierHeadphoneAudioExposureEvent")
    public static let handwashingEvent = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierHandwashingEvent")
    public static let lowCardioFitnessEvent = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierLowCardioFitnessEvent")
    public static let appleWalkingSteadinessEvent = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierAppleWalkingSteadinessEvent")
    public static let abdominalCramps = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierAbdominalCramps")
    public static let acne = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierAcne")
    public static let appetiteChanges = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierAppetiteChanges")
    public static let bloating = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierBloating")
    public static let chills = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierChills")
    public static let constipation = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierConstipation")
    public static let coughing = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierCoughing")
    public static let diarrhea = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierDiarrhea")
    public static let dizziness = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierDizziness")
    public static let fainting = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierFainting")
    public static let fatigue = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierFatigue")
    public static let fever = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierFever")
    public static let headache = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierHeadache")
    public static let heartburn = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierHeartburn")
    public static let hotFlashes = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierHotFlashes")
    public static let lowerBackPain = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierLowerBackPain")
    public static let moodChanges = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierMoodChanges")
    public static let nausea = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierNausea")
    public static let pelvicPain = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierPelvicPain")
    public static let rapidPoundingOrFlutteringHeartbeat = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierRapidPoundingOrFlutteringHeartbeat")
    public static let runnyNose = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierRunnyNose")
    public static let shortnessOfBreath = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierShortnessOfBreath")
    public static let sinusCongestion = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSinusCongestion")
    public static let skippedHeartbeat = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSkippedHeartbeat")
    public static let sleepChanges = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSleepChanges")
    public static let soreThroat = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierSoreThroat")
    public static let vomiting = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierVomiting")
    public static let wheezing = HKCategoryTypeIdentifier(rawValue: "HKCategoryTypeIdentifierWheezing")
}
public struct HKCharacteristicTypeIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let activityMoveMode = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierActivityMoveMode")
    public static let biologicalSex = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex")
    public static let bloodType = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierBloodType")
    public static let dateOfBirth = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth")
    public static let fitzpatrickSkinType = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierFitzpatrickSkinType")
    public static let wheelchairUse = HKCharacteristicTypeIdentifier(rawValue: "HKCharacteristicTypeIdentifierWheelchairUse")
}
public struct HKCorrelationTypeIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let bloodPressure = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierBloodPressure")
    public static let food = HKCorrelationTypeIdentifier(rawValue: "HKCorrelationTypeIdentifierFood")
}
public enum HKWorkoutActivityType: UInt, Sendable { case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball, bowling, boxing, climbing, cricket, crossTraining, curling, cycling, dance, danceInspiredTraining, elliptical, equestrianSports, fencing, fishing, functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse, martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play, preparationAndRecovery, racquetball, rowing, rugby, running, sailing, skatingSports, snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming, tableTennis, tennis, trackAndField, traditionalStrengthTraining, volleyball, walking, waterFitness, waterPolo, waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing, downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing, pilates, snowboarding, stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi, mixedCardio, handCycling, discSports, fitnessGaming, cardioDance, socialDance, pickleball, cooldown, swimBikeRun = 82, transition = 83, underwaterDiving = 84, other = 3000 }
public let HKErrorDomain = "com.apple.healthkit"
public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKPredicateKeyPathUUID = "UUID"
public let HKPredicateKeyPathQuantity = "quantity"
public let HKMetadataKeyWasUserEntered = "HKWasUserEntered"
public let HKMetadataKeyExternalUUID = "HKExternalUUID"
public let HKMetadataKeyTimeZone = "HKTimeZone"
public let HKMetadataKeyIndoorWorkout = "HKIndoorWorkout"
public let HKMetadataKeyWorkoutBrandName = "HKWorkoutBrandName"
public let HKMetadataKeyFoodType = "HKFoodType"
public let HKMetadataKeyGroupFitness = "HKGroupFitness"
public let HKMetadataKeySyncIdentifier = "HKMetadataKeySyncIdentifier"
public let HKMetadataKeySyncVersion = "HKMetadataKeySyncVersion"
public let HKMetadataKeyHeartRateMotionContext = "HKMetadataKeyHeartRateMotionContext"
public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }
public enum HKQuantityAggregationStyle: Int, Sendable { case cumulative, discreteArithmetic, discreteTemporallyWeighted, discreteEquivalentContinuousLevel }
public enum HKBiologicalSex: Int, Sendable { case notSet, female, male, other }
public enum HKBloodType: Int, Sendable { case notSet, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative }
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet, I, II, III, IV, V, VI }
public enum HKWheelchairUse: Int, Sendable { case notSet, no, yes }
public enum HKActivityMoveMode: Int, Sendable { case activeEnergy = 1, appleMoveTime }
public enum HKCategoryValue: Int, Sendable { case notApplicable }
public enum HKCategoryValueSleepAnalysis: Int, Sendable { case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM }
extension HKCategoryValueSleepAnalysis {
    public static let asleep = HKCategoryValueSleepAnalysis.asleepUnspecified
    public static let allAsleepValues: Set<HKCategoryValueSleepAnalysis> = [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
}
public enum HKCategoryValueAppleStandHour: Int, Sendable { case stood, idle }
public enum HKCategoryValueMenstrualFlow: Int, Sendable { case unspecified = 1, light, medium, heavy, none }
public enum HKCategoryValueOvulationTestResult: Int, Sendable { case negative = 1, luteinizingHormoneSurge, indeterminate, estrogenSurge }
public enum HKCategoryValueSeverity: Int, Sendable { case unspecified, notPresent, mild, moderate, severe }
public enum HKCategoryValuePresence: Int, Sendable { case present, notPresent }
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown, pool, openWater }
public enum HKWorkoutEventType: Int, Sendable { case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest }
public struct HKStatisticsOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let separateBySource = HKStatisticsOptions(rawValue: 1)
    public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
    public static let discreteMin = HKStatisticsOptions(rawValue: 4)
    public static let discreteMax = HKStatisticsOptions(rawValue: 8)
    public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
    public static let mostRecent = HKStatisticsOptions(rawValue: 32)
    public static let duration = HKStatisticsOptions(rawValue: 64)
}
public struct HKError: Error {
    public enum Code: Int, Sendable { case unknownError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument, errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled, errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied, errorNoData }
    public let code: Code
    public init(_ code: Code) {
        self.code = code
    }
    public var localizedDescription: String { code == .errorNoData ? "No data available for the specified predicate." : "Authorization is denied." }
}
open class HKObjectType: NSObject, @unchecked Sendable {
    public let identifier: String
    init(identifier: String) {
        self.identifier = identifier
    }
    open func requiresPerObjectAuthorization() -> Bool { false }
    open override func isEqual(_ object: Any?) -> Bool { (object as? HKObjectType)?.identifier == identifier }
    public override var hash: Int { identifier.hashValue }
    open class func quantityType(forIdentifier identifier: HKQuantityTypeIdentifier) -> HKQuantityType? { HKQuantityType(identifier) }
    open class func categoryType(forIdentifier identifier: HKCategoryTypeIdentifier) -> HKCategoryType? { HKCategoryType(identifier) }
    open class func characteristicType(forIdentifier identifier: HKCharacteristicTypeIdentifier) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
    open class func correlationType(forIdentifier identifier: HKCorrelationTypeIdentifier) -> HKCorrelationType? { HKCorrelationType(identifier) }
    open class func workoutType() -> HKWorkoutType { HKWorkoutType(identifier: "HKWorkoutTypeIdentifier") }
    open class func activitySummaryType() -> HKActivitySummaryType { HKActivitySummaryType(identifier: "HKActivitySummaryTypeIdentifier") }
    open class func electrocardiogramType() -> HKElectrocardiogramType { HKElectrocardiogramType(identifier: "HKDataTypeIdentifierElectrocardiogram") }
}
open class HKCharacteristicType: HKObjectType, @unchecked Sendable {
    public convenience init(_ identifier: HKCharacteristicTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
open class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}
open class HKSampleType: HKObjectType, @unchecked Sendable {
    open var isMaximumDurationRestricted: Bool { false }
    open var isMinimumDurationRestricted: Bool { false }
    open var allowsRecalibrationForEstimates: Bool { false }
}
open class HKQuantityType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKQuantityTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
open class HKCategoryType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCategoryTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
open class HKCorrelationType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKCorrelationTypeIdentifier) { self.init(identifier: identifier.rawValue) }
}
open class HKWorkoutType: HKSampleType, @unchecked Sendable {}
open class HKElectrocardiogramType: HKSampleType, @unchecked Sendable {}
open class HKSource: NSObject, @unchecked Sendable {
    open var name: String { ProcessInfo.processInfo.processName }
    open var bundleIdentifier: String { Bundle.main.bundleIdentifier ?? "" }
    private static let only = HKSource()
    open class func `default`() -> HKSource { only }
}
open class HKSourceRevision: NSObject, @unchecked Sendable {
    public let source: HKSource
    public let version: String?
    public init(source: HKSource, version: String?) {
        (self.source, self.version) = (source, version)
    }
}
open class HKDevice: NSObject, @unchecked Sendable {
    public let name: String?
    public let manufacturer: String?
    public let model: String?
    public let hardwareVersion: String?
    public let firmwareVersion: String?
    public let softwareVersion: String?
    public let localIdentifier: String?
    public let udiDeviceIdentifier: String?
    public init(name: String?, manufacturer: String?, model: String?, hardwareVersion: String?, firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?, udiDeviceIdentifier: String?) {
        (self.name, self.manufacturer, self.model, self.hardwareVersion, self.firmwareVersion, self.softwareVersion, self.localIdentifier, self.udiDeviceIdentifier) = (name, manufacturer, model, hardwareVersion, firmwareVersion, softwareVersion, localIdentifier, udiDeviceIdentifier)
    }
    private static let only = HKDevice(name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone", hardwareVersion: nil, firmwareVersion: nil, softwareVersion: nil, localIdentifier: nil, udiDeviceIdentifier: nil)
    open class func local() -> HKDevice { only }
}
open class HKObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    public let sourceRevision = HKSourceRevision(source: .default(), version: nil)
    public let device: HKDevice?
    public let metadata: [String: Any]?
    init(device: HKDevice?, metadata: [String: Any]?) {
        (self.device, self.metadata) = (device, metadata)
    }
}
open class HKSample: HKObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let startDate: Date
    public let endDate: Date
    open var hasUndeterminedDuration: Bool { endDate == .distantFuture }
    init(type: HKSampleType, start: Date, end: Date, device: HKDevice?, metadata: [String: Any]?) {
        (sampleType, startDate, endDate) = (type, start, end)
        super.init(device: device, metadata: metadata)
    }
}
open class HKQuantitySample: HKSample, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let quantity: HKQuantity
    open var count: Int { 1 }
    public init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, device: HKDevice?, metadata: [String: Any]?) {
        (self.quantityType, self.quantity) = (quantityType, quantity)
        super.init(type: quantityType, start: startDate, end: endDate, device: device, metadata: metadata)
    }
    public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date, metadata: [String: Any]?) {
        self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: metadata)
    }
    public convenience init(type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date) {
        self.init(type: quantityType, quantity: quantity, start: startDate, end: endDate, device: nil, metadata: nil)
    }
}
open class HKCategorySample: HKSample, @unchecked Sendable {
    public let categoryType: HKCategoryType
    public let value: Int
    public init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, device: HKDevice?, metadata: [String: Any]?) {
        (categoryType, self.value) = (type, value)
        super.init(type: type, start: startDate, end: endDate, device: device, metadata: metadata)
    }
    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]?) {
        self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: metadata)
    }
    public convenience init(type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date) {
        self.init(type: type, value: value, start: startDate, end: endDate, device: nil, metadata: nil)
    }
}
open class HKCorrelation: HKSample, @unchecked Sendable {
    public let correlationType: HKCorrelationType
    public let objects: Set<HKSample>
    public init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>, device: HKDevice?, metadata: [String: Any]?) {
        (self.correlationType, self.objects) = (correlationType, objects)
        super.init(type: correlationType, start: startDate, end: endDate, device: device, metadata: metadata)
    }
    public convenience init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>, metadata: [String: Any]?) {
        self.init(type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: metadata)
    }
    public convenience init(type correlationType: HKCorrelationType, start startDate: Date, end endDate: Date, objects: Set<HKSample>) {
        self.init(type: correlationType, start: startDate, end: endDate, objects: objects, device: nil, metadata: nil)
    }
    open func objects(for objectType: HKObjectType) -> Set<HKSample> { objects.filter { $0.sampleType.isEqual(objectType) } }
}
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
    public let type: HKWorkoutEventType
    public let dateInterval: DateInterval
    public let metadata: [String: Any]?
    public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
        (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
    }
}
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    open var activityType = HKWorkoutActivityType.other
    open var locationType = HKWorkoutSessionLocationType.unknown
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    open var lapLength: HKQuantity?
    public override init() { super.init() }
}
open class HKWorkout: HKSample, @unchecked Sendable {
    public let workoutActivityType: HKWorkoutActivityType
    public let workoutEvents: [HKWorkoutEvent]?
    public let duration: TimeInterval
    public let totalEnergyBurned: HKQuantity?
    public let totalDistance: HKQuantity?
    open var totalSwimmingStrokeCount: HKQuantity? { nil }
    open var totalFlightsClimbed: HKQuantity? { nil }
    private init(activityType: HKWorkoutActivityType, start: Date, end: Date, events: [HKWorkoutEvent]?, duration: TimeInterval, energy: HKQuantity?, distance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?) {
        (workoutActivityType, workoutEvents, self.duration) = (activityType, events, duration)
        (totalEnergyBurned, totalDistance) = (energy, distance)
        super.init(type: .workoutType(), start: start, end: end, device: device, metadata: metadata)
    }
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) {
        self.init(activityType: workoutActivityType, start: startDate, end: endDate, workoutEvents: nil, totalEnergyBurned: nil, totalDistance: nil, metadata: nil)
    }
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?) {
        self.init(activityType: workoutActivityType, start: startDate, end: endDate, workoutEvents: workoutEvents, totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, device: nil, metadata: metadata)
    }
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?) {
        self.init(activityType: workoutActivityType, start: startDate, end: endDate, events: workoutEvents, duration: endDate.timeIntervalSince(startDate), energy: totalEnergyBurned, distance: totalDistance, device: device, metadata: metadata)
    }
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?) {
        self.init(activityType: workoutActivityType, start: startDate, end: endDate, duration: duration, totalEnergyBurned: totalEnergyBurned, totalDistance: totalDistance, device: nil, metadata: metadata)
    }
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?) {
        self.init(activityType: workoutActivityType, start: startDate, end: endDate, events: nil, duration: duration, energy: totalEnergyBurned, distance: totalDistance, device: device, metadata: metadata)
    }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}
/// Every step fails with `errorAuthorizationDenied`.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    public let device: HKDevice?
    public let workoutConfiguration: HKWorkoutConfiguration
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open var workoutEvents: [HKWorkoutEvent] { [] }
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) { (workoutConfiguration, self.device) = (configuration, device) }
    open func beginCollection(withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(false, HKError(.errorAuthorizationDenied)) }
    open func beginCollection(at startDate: Date) async throws { throw HKError(.errorAuthorizationDenied) }
    open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(false, HKError(.errorAuthorizationDenied)) }
    open func addSamples(_ samples: [HKSample]) async throws { throw HKError(.errorAuthorizationDenied) }
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(false, HKError(.errorAuthorizationDenied)) }
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { throw HKError(.errorAuthorizationDenied) }
    open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(false, HKError(.errorAuthorizationDenied)) }
    open func addMetadata(_ metadata: [String: Any]) async throws { throw HKError(.errorAuthorizationDenied) }
    open func endCollection(withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(false, HKError(.errorAuthorizationDenied)) }
    open func endCollection(at endDate: Date) async throws { throw HKError(.errorAuthorizationDenied) }
    open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) { completion(nil, HKError(.errorAuthorizationDenied)) }
    @discardableResult open func finishWorkout() async throws -> HKWorkout? { throw HKError(.errorAuthorizationDenied) }
    open func discardWorkout() {}
    open func elapsedTime(at date: Date) -> TimeInterval { 0 }
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}
open class HKStatistics: NSObject, @unchecked Sendable {
    public let quantityType: HKQuantityType
    public let startDate: Date
    public let endDate: Date
    init(quantityType: HKQuantityType, startDate: Date, endDate: Date) {
        (self.quantityType, self.startDate, self.endDate) = (quantityType, startDate, endDate)
    }
    open var sources: [HKSource]? { nil }
    open func sumQuantity() -> HKQuantity? { nil }
    open func averageQuantity() -> HKQuantity? { nil }
    open func minimumQuantity() -> HKQuantity? { nil }
    open func maximumQuantity() -> HKQuantity? { nil }
    open func mostRecentQuantity() -> HKQuantity? { nil }
    open func duration() -> HKQuantity? { nil }
    open func mostRecentQuantityDateInterval() -> DateInterval? { nil }
    open func sumQuantity(for source: HKSource) -> HKQuantity? { nil }
    open func averageQuantity(for source: HKSource) -> HKQuantity? { nil }
}
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
    override init() { super.init() }
    open func statistics(for date: Date) -> HKStatistics? { nil }
    open func statistics() -> [HKStatistics] { [] }
    open func sources() -> Set<HKSource> { [] }
    /// Calls nothing: there are no statistics.
    open func enumerateStatistics(from startDate: Date, to endDate: Date, with block: @escaping (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
open class HKQueryAnchor: NSObject, @unchecked Sendable {
    public init(fromValue value: Int) {}
}
open class HKDeletedObject: NSObject, @unchecked Sendable {
    public let uuid = UUID()
}
open class HKActivitySummary: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    open var activityMoveMode = HKActivityMoveMode.activeEnergy
    open var activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 0)
    open var appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 0)
    open var appleStandHours = HKQuantity(unit: .count(), doubleValue: 0)
    open var appleStandHoursGoal = HKQuantity(unit: .count(), doubleValue: 0)
    open func dateComponents(for calendar: Calendar) -> DateComponents { DateComponents() }
}
open class HKQuery: NSObject, @unchecked Sendable {
    public let objectType: HKObjectType?
    public let predicate: NSPredicate?
    open var sampleType: HKSampleType? { objectType as? HKSampleType }
    init(type: HKObjectType?, predicate: NSPredicate?) { (objectType, self.predicate) = (type, predicate) }
    /// Calls the query's handler without results.
    func run() {}
    open class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate {
        NSPredicate { sample, _ in
            guard let sample = sample as? HKSample else { return false }
            let (start, end) = (startDate ?? .distantPast, endDate ?? .distantFuture)
            return (options.contains(.strictStartDate) ? sample.startDate >= start : sample.endDate >= start)
                && (options.contains(.strictEndDate) ? sample.endDate < end : sample.startDate < end)
        }
    }
    open class func predicateForObject(with uuid: UUID) -> NSPredicate { predicateForObjects(with: [uuid]) }
    open class func predicateForObjects(with uuids: Set<UUID>) -> NSPredicate { NSPredicate { object, _ in (object as? HKObject).map { uuids.contains($0.uuid) } ?? false } }
    open class func predicateForObjects(from source: HKSource) -> NSPredicate { predicateForObjects(from: [source]) }
    open class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate { NSPredicate { object, _ in (object as? HKObject).map { sources.contains($0.sourceRevision.source) } ?? false } }
    open class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { NSPredicate { object, _ in (object as? HKObject)?.metadata?[key] != nil } }
    open class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate { NSPredicate { object, _ in (object as? HKWorkout)?.workoutActivityType == workoutActivityType } }
    open class func predicateForCategorySamples(equalTo values: Set<Int>) -> NSPredicate { NSPredicate { object, _ in (object as? HKCategorySample).map { values.contains($0.value) } ?? false } }
}
public struct HKQueryOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strictStartDate = HKQueryOptions(rawValue: 1)
    public static let strictEndDate = HKQueryOptions(rawValue: 2)
}
open class HKQueryDescriptor: NSObject, @unchecked Sendable {
    public let sampleType: HKSampleType
    public let predicate: NSPredicate?
    public init(sampleType: HKSampleType, predicate: NSPredicate?) {
        (self.sampleType, self.predicate) = (sampleType, predicate)
    }
}
open class HKSampleQuery: HKQuery, @unchecked Sendable {
    public let limit: Int
    public let sortDescriptors: [NSSortDescriptor]?
    private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
    public init(sampleType: HKSampleType, predicate: NSPredicate?, limit: Int, sortDescriptors: [NSSortDescriptor]?, resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void) {
        (self.limit, self.sortDescriptors, handler) = (limit, sortDescriptors, resultsHandler)
        super.init(type: sampleType, predicate: predicate)
    }
    public convenience init(queryDescriptors: [HKQueryDescriptor], limit: Int, resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void) {
        self.init(sampleType: queryDescriptors.first?.sampleType ?? .workoutType(), predicate: queryDescriptors.first?.predicate, limit: limit, sortDescriptors: nil, resultsHandler: resultsHandler)
    }
    override func run() { handler(self, [], nil) }
}
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
    public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void) {
        self.handler = handler
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }
    override func run() { handler(self, nil, HKError(.errorNoData)) }
}
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
    public let options: HKStatisticsOptions
    public let anchorDate: Date
    public let intervalComponents: DateComponents
    open var initialResultsHandler: ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
    open var statisticsUpdateHandler: ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?
    public init(quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents) {
        (self.options, self.anchorDate, self.intervalComponents) = (options, anchorDate, intervalComponents)
        super.init(type: quantityType, predicate: quantitySamplePredicate)
    }
    override func run() { initialResultsHandler?(self, HKStatisticsCollection(), nil) }
}
public typealias HKObserverQueryCompletionHandler = () -> Void
open class HKObserverQuery: HKQuery, @unchecked Sendable {
    /// The handler is never called: no data changes.
    public init(sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping (HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?) -> Void) { super.init(type: sampleType, predicate: predicate) }
}
open class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void
    open var updateHandler: ((HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void)?
    public init(type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int, resultsHandler handler: @escaping (HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?) -> Void) {
        self.handler = handler
        super.init(type: type, predicate: predicate)
    }
    override func run() { handler(self, [], [], HKQueryAnchor(fromValue: 0), nil) }
}
open class HKSourceQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
    public init(sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?, completionHandler: @escaping (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void) {
        handler = completionHandler
        super.init(type: sampleType, predicate: objectPredicate)
    }
    override func run() { handler(self, [], nil) }
}
open class HKActivitySummaryQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void
    open var updateHandler: ((HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void)?
    public init(predicate: NSPredicate?, resultsHandler handler: @escaping (HKActivitySummaryQuery, [HKActivitySummary]?, (any Error)?) -> Void) {
        self.handler = handler
        super.init(type: .activitySummaryType(), predicate: predicate)
    }
    override func run() { handler(self, [], nil) }
}
public struct HKSamplePredicate<Sample: HKSample>: Sendable {
    public let sampleType: HKSampleType
    public nonisolated(unsafe) let nsPredicate: NSPredicate?
    public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKSample> { HKSamplePredicate<HKSample>(sampleType: type, nsPredicate: predicate) }
    public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKQuantitySample> { HKSamplePredicate<HKQuantitySample>(sampleType: type, nsPredicate: predicate) }
    public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> HKSamplePredicate<HKCategorySample> { HKSamplePredicate<HKCategorySample>(sampleType: type, nsPredicate: predicate) }
    public static func workout(_ predicate: NSPredicate? = nil) -> HKSamplePredicate<HKWorkout> { HKSamplePredicate<HKWorkout>(sampleType: .workoutType(), nsPredicate: predicate) }
}
public struct HKSampleQueryDescriptor<Sample: HKSample>: Sendable {
    public let predicates: [HKSamplePredicate<Sample>]
    public let sortDescriptors: [SortDescriptor<Sample>]
    public let limit: Int?
    public init(predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>], limit: Int? = nil) {
        (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit)
    }
    public func result(for healthStore: HKHealthStore) async throws -> [Sample] { [] }
}
public struct HKStatisticsQueryDescriptor: Sendable {
    public let predicate: HKSamplePredicate<HKQuantitySample>
    public let options: HKStatisticsOptions
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
        (self.predicate, self.options) = (predicate, options)
    }
    public func result(for healthStore: HKHealthStore) async throws -> HKStatistics? { throw HKError(.errorNoData) }
}
public struct HKStatisticsCollectionQueryDescriptor: Sendable {
    public let predicate: HKSamplePredicate<HKQuantitySample>
    public let options: HKStatisticsOptions
    public let anchorDate: Date
    public let intervalComponents: DateComponents
    public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions, anchorDate: Date, intervalComponents: DateComponents) {
        (self.predicate, self.options, self.anchorDate, self.intervalComponents) = (predicate, options, anchorDate, intervalComponents)
    }
    public func result(for healthStore: HKHealthStore) async throws -> HKStatisticsCollection { HKStatisticsCollection() }
}
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
    open var biologicalSex: HKBiologicalSex { .notSet }
}
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
    open var bloodType: HKBloodType { .notSet }
}
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
    open var wheelchairUse: HKWheelchairUse { .notSet }
}
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
    open var skinType: HKFitzpatrickSkinType { .notSet }
}
/// A store whose user allows nothing. Requests for authorization succeed, as on a phone; after them the app may share no
/// type and reads no data.
open class HKHealthStore: NSObject, @unchecked Sendable {
    private var asked: Set<String> = []
    public override init() { super.init() }
    open class func isHealthDataAvailable() -> Bool { true }
    open func supportsHealthRecords() -> Bool { false }
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { asked.contains(type.identifier) ? .sharingDenied : .notDetermined }
    private func ask(_ types: Set<HKObjectType>) { asked.formUnion(types.map(\.identifier)) }
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?, completion: @escaping (Bool, (any Error)?) -> Void) {
        ask((typesToRead ?? []).union(typesToShare ?? []))
        completion(true, nil)
    }
    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws { ask(typesToRead.union(typesToShare)) }
    open func getRequestStatusForAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>, completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void) { completion(status(typesToRead.union(typesToShare)), nil) }
    open func statusForAuthorizationRequest(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws -> HKAuthorizationRequestStatus { status(typesToRead.union(typesToShare)) }
    private func status(_ types: Set<HKObjectType>) -> HKAuthorizationRequestStatus { asked.isSuperset(of: types.map(\.identifier)) ? .unnecessary : .shouldRequest }
    open func save(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { save([object], withCompletion: completion) }
    open func save(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, HKError(.errorAuthorizationDenied)) }
    open func save(_ object: HKObject) async throws { throw HKError(.errorAuthorizationDenied) }
    open func save(_ objects: [HKObject]) async throws { throw HKError(.errorAuthorizationDenied) }
    open func delete(_ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { delete([object], withCompletion: completion) }
    open func delete(_ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, HKError(.errorAuthorizationDenied)) }
    open func delete(_ object: HKObject) async throws { throw HKError(.errorAuthorizationDenied) }
    open func delete(_ objects: [HKObject]) async throws { throw HKError(.errorAuthorizationDenied) }
    open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate, withCompletion completion: @escaping (Bool, Int, (any Error)?) -> Void) { completion(false, 0, HKError(.errorAuthorizationDenied)) }
    open func add(_ samples: [HKSample], to workout: HKWorkout, completion: @escaping (Bool, (any Error)?) -> Void) { completion(false, HKError(.errorAuthorizationDenied)) }
    open func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws { throw HKError(.errorAuthorizationDenied) }
    open func execute(_ query: HKQuery) { query.run() }
    open func stop(_ query: HKQuery) {}
    open func biologicalSex() throws -> HKBiologicalSexObject { HKBiologicalSexObject() }
    open func bloodType() throws -> HKBloodTypeObject { HKBloodTypeObject() }
    open func wheelchairUse() throws -> HKWheelchairUseObject { HKWheelchairUseObject() }
    open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { HKFitzpatrickSkinTypeObject() }
    open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorNoData) }
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { completion(true, nil) }
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {}
    open func disableBackgroundDelivery(for type: HKObjectType, withCompletion completion: @escaping (Bool, (any Error)?) -> Void) { completion(true, nil) }
    open func disableAllBackgroundDelivery(completion: @escaping (Bool, (any Error)?) -> Void) { completion(true, nil) }
    open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] { throw HKError(.errorAuthorizationDenied) }
}
