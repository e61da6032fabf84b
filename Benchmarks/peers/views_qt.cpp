// 100,000 items and widgets, ten in each: made, given frames and colours, searched, shown, removed.
#include "peer.h"

#include <QtWidgets>
#include <vector>

enum { count = 100000, fan = 10 };

static QRect frameOf(int index) { return QRect(index % 10 * 2, index / 10 % 10 * 2, 20, 20); }
static QColor colorOf(int index) { return QColor(index % 16 * 16, 128, 51); }

static void measureItems() {
    std::vector<QGraphicsRectItem *> items(count);
    const double memory = memory_bytes(), start = processor_time();
    for (int i = 0; i < count; i++) items[i] = new QGraphicsRectItem(i ? items[(i - 1) / fan] : nullptr);
    for (int i = 0; i < count; i++) {
        const QRect frame = frameOf(i);
        items[i]->setPos(frame.topLeft());
        items[i]->setRect(0, 0, frame.width(), frame.height());
        items[i]->setPen(Qt::NoPen);
        items[i]->setBrush(colorOf(i));
    }
    report("view-bytes", "Qt", (memory_bytes() - memory) / count);
    for (int i = count - 1; i >= 0; i--) delete items[i];
    report("view-life", "Qt", (processor_time() - start) * 1e6 / count);
}

static void measureSearch() {
    std::vector<QObject *> objects(count);
    for (int i = 0; i < count; i++) objects[i] = new QObject(i ? objects[(i - 1) / fan] : nullptr);
    double times[11];
    for (double &time : times) {
        const double start = processor_time();
        if (objects[0]->findChild<QObject *>("missing")) abort();
        time = processor_time() - start;
    }
    report("view-find", "Qt", quantile(times, 11, 0.5));
    delete objects[0];
}

static void measureFirstFrame() {
    QWidget window;
    window.resize(screen_width, screen_height);
    window.show();
    QApplication::processEvents();
    std::vector<QWidget *> widgets(count);
    for (int i = 0; i < count; i++) {
        widgets[i] = new QWidget(i ? widgets[(i - 1) / fan] : &window);
        QPalette palette;
        palette.setColor(QPalette::Window, colorOf(i));
        widgets[i]->setPalette(palette);
        widgets[i]->setAutoFillBackground(true);
        widgets[i]->setGeometry(frameOf(i));
    }
    const double start = processor_time();
    widgets[0]->show();
    for (int i = 0; i < 5; i++) QApplication::processEvents();
    report("view-first-frame", "Qt", processor_time() - start);
}

int main(int argc, char **argv) {
    qputenv("QT_SCALE_FACTOR", "2");
    QApplication application(argc, argv);
    measureItems();
    measureSearch();
    measureFirstFrame();
    fflush(stdout);
    _exit(0);
}
