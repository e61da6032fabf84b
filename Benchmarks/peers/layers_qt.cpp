// A thousand layers with round corners that move: a widget that paints a pixmap for each, which is the fastest of Qt's ways.
#include "peer.h"

#include <QtWidgets>
#include <vector>

static QPixmap makeLayer(int index, int alpha) {
    QImage image(80, 80, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(layer_channel(index, 37), layer_channel(index, 91), layer_channel(index, 53), alpha));
    painter.drawRoundedRect(QRectF(0, 0, 80, 80), 20, 20);
    painter.end();
    image.setDevicePixelRatio(2);
    return QPixmap::fromImage(image);
}

struct Layers : QWidget {
    int frame = 0;
    std::vector<QPixmap> layers;

    explicit Layers(int alpha) {
        for (int index = 0; index < layer_count; index++) layers.push_back(makeLayer(index, alpha));
        setAttribute(Qt::WA_OpaquePaintEvent);
        resize(screen_width, screen_height);
    }

    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        painter.fillRect(rect(), Qt::white);
        for (int index = 0; index < layer_count; index++) {
            const place at = layer_place(index, frame);
            painter.drawPixmap(QPointF(at.x, at.y), layers[index]);
        }
    }
};

static void measure(const char *what, int alpha) {
    Layers layers(alpha);
    layers.show();
    std::vector<double> times;
    for (int frame = -layer_frames_before; frame < layer_frames; frame++) {
        const double start = processor_time();
        layers.frame = frame + layer_frames_before;
        layers.update();
        QApplication::processEvents();
        if (frame >= 0) times.push_back(processor_time() - start);
    }
    if (const char *path = picture_path(what, "Qt")) layers.grab().save(path);
    report(what, "Qt", quantile(times.data(), layer_frames, 0.5));
}

int main(int argc, char **argv) {
    qputenv("QT_SCALE_FACTOR", "2");
    QApplication application(argc, argv);
    measure("layers-opaque", 255);
    measure("layers-translucent", 128);
    fflush(stdout);
    _exit(0);
}
