import Display

/// Pixels of the screen that look as others did in the frame before, a distance away.
struct PixelShift {
    let distance: PixelDistance
    /// Where they are now.
    let region: Region
}

// optimization: a list that scrolls mostly shows what the screen has already. It is moved there, and only what comes in is painted.
// A frame of a table reads and writes one picture of the screen instead of two, and paints no row that was seen before.
extension CompositePass {
    /// With fewer pixels, painting is as quick as finding out what can be moved.
    private static let leastArea = 65_536
    /// As many as there are in most frames that scroll. With more, painting all of it takes less time.
    private static let mostObstacles = 128

    /// The pixels that need not be painted, as they only have to be moved.
    ///
    /// What shows nothing but layers that travel together, and perhaps one colour behind them, looks the same where they arrive. Everything
    /// else that lies there, or lay there before, is an obstacle: its pixels are neither moved nor moved to.
    /// - Parameters:
    ///   - travels: what has travelled since the screen was painted.
    ///   - damage: the pixels before and after of what has changed otherwise.
    ///   - screen: all pixels that there are. They show the frame before.
    func shift(of travels: Travels, damage: [PixelRect], on screen: PixelRect) -> PixelShift? {
        guard let leader = travels.all.max(by: { $0.rect.area < $1.rect.area }), leader.distance.isStraight,
            isWorthMoving(leader, of: travels, damageCount: damage.count)
        else { return nil }
        let distance = leader.distance
        let window = leader.clip.intersection(leader.formerClip.moved(by: distance))
            .intersection(screen).intersection(screen.moved(by: distance))
        guard window.area >= Self.leastArea, let first = travels.all.first(where: { $0.isFellow(of: leader) })?.steps.lowerBound
        else { return nil }
        let ground = ground(behind: first, in: window.union(window.before(distance)))
        var course = ShiftCourse(distance: distance, window: window, region: caches.regions.region(of: ground == nil ? .empty : window))
        for travel in travels.all where ground == nil && travel.isFellow(of: leader) { add(travel, to: &course) }
        for rect in damage { course.avoid(rect) }
        avoidOthers(than: leader, of: travels, from: ground.map { $0 + 1 } ?? first, hasGround: ground != nil, in: &course)
        guard course.obstacles < Self.mostObstacles, course.region.area >= Self.leastArea else {
            caches.regions.recycle(course.region)
            return nil
        }
        return PixelShift(distance: distance, region: course.region)
    }

    /// Where each of a thousand layers goes its own way, nothing is looked at more closely.
    private func isWorthMoving(_ leader: Travel, of travels: Travels, damageCount: Int) -> Bool {
        var (area, others) = (0, damageCount)
        for travel in travels.all {
            if travel.isFellow(of: leader) { area += travel.rect.area } else { others += 1 }
        }
        // What lies between them may be moved with them.
        return area >= Self.leastArea / 2 && others < Self.mostObstacles
    }

    /// The step of one opaque colour that lies right behind those from an index on, all over a rectangle.
    private func ground(behind first: Int, in rect: PixelRect) -> Int? {
        for index in (0..<first).reversed() {
            let item = list[index]
            guard item.rect.intersects(rect) else { continue }
            return item.isOneColor && item.opaqueRect.intersection(rect) == rect && !groups.encloses(index) ? index : nil
        }
        return nil
    }

    /// Adds what a layer hides all of what lies behind it with.
    private func add(_ travel: Travel, to course: inout ShiftCourse) {
        guard isOpaqueBitmap(travel) else { return }
        course.region.add(list[travel.steps.lowerBound].opaqueRect.intersection(course.window))
    }

    private func isOpaqueBitmap(_ travel: Travel) -> Bool {
        guard travel.steps.count == 1, case .bitmap = list[travel.steps.lowerBound].kind else { return false }
        return list[travel.steps.lowerBound].opaqueRect == travel.rect
    }

    /// Leaves out what lies among and over the layers that travel together, and does not travel with them.
    private func avoidOthers(
        than leader: Travel, of travels: Travels, from first: Int, hasGround: Bool, in course: inout ShiftCourse
    ) {
        var index = first
        for travel in travels.all {
            guard travel.isFellow(of: leader), hasGround ? !hasBackdrop(travel) : isOpaqueBitmap(travel) || travel.steps.isEmpty else {
                course.avoid(travel.formerRect)
                course.avoid(travel.rect)
                continue
            }
            avoid(index..<max(index, travel.steps.lowerBound), in: &course)
            index = max(index, travel.steps.upperBound)
        }
        avoid(index..<list.count, in: &course)
    }

    /// What lies behind is seen through it.
    private func hasBackdrop(_ travel: Travel) -> Bool {
        list.items[travel.steps].contains { if case .backdrop = $0.kind { true } else { false } }
    }

    private func avoid(_ steps: Range<Int>, in course: inout ShiftCourse) {
        var index = steps.lowerBound
        while index < steps.upperBound, course.obstacles < Self.mostObstacles {
            if let group = groups.beginningAt[index] {
                course.avoid(group.rect)
                index = max(index + 1, group.end)
            } else {
                course.avoid(list[index].rect)
            }
            index += 1
        }
    }
}

/// What is left of the pixels to be moved while obstacles are found.
private struct ShiftCourse {
    let distance: PixelDistance
    /// Where pixels may arrive.
    let window: PixelRect
    let region: Region
    private(set) var obstacles = 0

    init(distance: PixelDistance, window: PixelRect, region: Region) {
        self.distance = distance
        self.window = window
        self.region = region
    }

    /// Leaves out pixels, and those that would come from them.
    mutating func avoid(_ rect: PixelRect) {
        let here = rect.intersection(window)
        let there = rect.moved(by: distance).intersection(window)
        guard !here.isEmpty || !there.isEmpty else { return }
        obstacles += 1
        region.subtract(here)
        region.subtract(there)
    }
}
