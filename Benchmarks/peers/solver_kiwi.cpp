// Systems of constraints without views, by kiwi: cells of twelve, each in a solver of its own, and rows below each other in one.
#include "peer.h"

#include <kiwi/kiwi.h>
#include <memory>
#include <vector>

using kiwi::Variable;

// A picture, a title that would like to reach the edge, a subtitle and an accessory.
struct Cell {
    kiwi::Solver solver;
    Variable width, height, pictureLeft, pictureTop, titleLeft, titleRight, titleTop, subtitleLeft, subtitleRight, subtitleTop, accessoryLeft,
        accessoryTop;

    Cell() {
        solver.addEditVariable(width, kiwi::strength::strong);
        solver.suggestValue(width, 390);
        solver.addConstraint(height == 44);
        solver.addConstraint(pictureLeft == 15);
        solver.addConstraint(pictureTop == height / 2 - 14.5);
        solver.addConstraint(titleLeft == pictureLeft + 44);
        solver.addConstraint(accessoryLeft == width - 23);
        solver.addConstraint(titleRight <= accessoryLeft - 8);
        solver.addConstraint((titleRight == width) | kiwi::strength::medium);
        solver.addConstraint(titleTop == 4);
        solver.addConstraint(subtitleTop == titleTop + 20);
        solver.addConstraint(subtitleLeft == titleLeft);
        solver.addConstraint(subtitleRight == titleRight);
        solver.addConstraint(accessoryTop == height / 2 - 6.5);
        solver.updateVariables();
    }

    void setWidth(double value) {
        solver.suggestValue(width, value);
        solver.updateVariables();
        if (fabs(subtitleRight.value() - (value - 31)) > 0.01) abort();
    }
};

static void measureCells() {
    enum { cells = 1000 };
    std::vector<std::unique_ptr<Cell>> made;
    const double start = processor_time();
    for (int i = 0; i < cells; i++) made.push_back(std::make_unique<Cell>());
    report("solver-cell", "kiwi", (processor_time() - start) * 1e3 / cells);
    const double before = processor_time();
    for (int i = 0; i < cells; i++) made[(size_t)i]->setWidth(390 + i % 100);
    report("solver-cell-width", "kiwi", (processor_time() - before) * 1e3 / cells);
}

struct Row {
    Variable left, right, top, height;
};

// Rows of four constraints below each other.
static void measureChain(const char *what, int constraints) {
    std::vector<Row> rows((size_t)constraints / 4);
    const double start = processor_time();
    kiwi::Solver solver;
    Variable left, right;
    solver.addConstraint(left == 0);
    solver.addConstraint(right == 390);
    for (size_t i = 0; i < rows.size(); i++) {
        solver.addConstraint(rows[i].left == left + 16);
        solver.addConstraint(rows[i].right == right - 16);
        if (i == 0) solver.addConstraint(rows[i].top == 0);
        else solver.addConstraint(rows[i].top == rows[i - 1].top + rows[i - 1].height);
        solver.addConstraint(rows[i].height == 44);
    }
    solver.updateVariables();
    report(what, "kiwi", processor_time() - start);
    if (rows.back().top.value() != 44.0 * (double)(rows.size() - 1)) abort();
}

int main() {
    measureCells();
    measureChain("solver-chain", 1000);
    measureChain("solver-long-chain", 10000);
}
