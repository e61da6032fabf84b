// A list of 100,000 rows that scrolls by 13 points in each frame: alone with glyphs that the app keeps, and under a translucent bar with a
// picture of each row that the app keeps. These are the fastest of Qt's ways.
#include "peer.h"

#include <QGlyphRun>
#include <QtWidgets>
#include <vector>

struct Rows : QAbstractListModel {
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : rows; }

    QVariant data(const QModelIndex &index, int role) const override {
        char text[text_room];
        if (role == Qt::DisplayRole) write_title(text, index.row());
        else if (role == Qt::UserRole) write_subtitle(text, index.row());
        else return {};
        return QString::fromLatin1(text);
    }
};

struct RowPainter : QStyledItemDelegate {
    struct Texts {
        int row = -1;
        QList<QGlyphRun> title, subtitle;
    };
    struct Picture {
        int row = -1;
        QPixmap pixels;
    };

    const bool keepsPictures;
    QFont titleFont = makeFont(17), subtitleFont = makeFont(12);
    QPixmap icons[16], chevron;
    mutable Texts texts[64];
    mutable Picture pictures[64];

    explicit RowPainter(bool keepsPictures) : keepsPictures(keepsPictures) {
        for (int index = 0; index < 16; index++) icons[index] = makeIcon(index);
        chevron = makeChevron();
    }

    static QFont makeFont(int size) {
        QFont font("Inter");
        font.setPixelSize(size);
        font.setHintingPreference(QFont::PreferNoHinting);
        return font;
    }

    template <class Draw> static QPixmap makePixmap(int width, int height, QImage::Format format, Draw draw) {
        QImage image(width * 2, height * 2, format);
        image.setDevicePixelRatio(2);
        image.fill(format == QImage::Format_RGB32 ? Qt::white : Qt::transparent);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        draw(painter);
        painter.end();
        return QPixmap::fromImage(image);
    }

    static QPixmap makeIcon(int index) {
        return makePixmap(29, 29, QImage::Format_ARGB32_Premultiplied, [&](QPainter &painter) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor::fromHsvF(float(index) / 16, 0.6f, 0.9f));
            painter.drawRoundedRect(QRectF(0, 0, 29, 29), 6, 6);
        });
    }

    static QPixmap makeChevron() {
        return makePixmap(8, 13, QImage::Format_ARGB32_Premultiplied, [](QPainter &painter) {
            painter.setPen(QPen(QColor(0xC4, 0xC4, 0xC7), 2, Qt::SolidLine, Qt::RoundCap));
            painter.drawPolyline(QPolygonF({QPointF(1.5, 1.5), QPointF(6.5, 6.5), QPointF(1.5, 11.5)}));
        });
    }

    static QList<QGlyphRun> glyphs(const QString &text, const QFont &font) {
        QTextLayout layout(text, font);
        layout.beginLayout();
        layout.createLine();
        layout.endLayout();
        return layout.glyphRuns();
    }

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return QSize(screen_width, row_height); }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override {
        if (!keepsPictures) return paintRow(painter, index, option.rect.topLeft());
        Picture &picture = pictures[index.row() & 63];
        if (picture.row != index.row()) {
            picture.row = index.row();
            picture.pixels = makePixmap(
                screen_width, row_height, QImage::Format_RGB32, [&](QPainter &own) { paintRow(&own, index, QPointF(0, 0)); });
        }
        painter->drawPixmap(option.rect.topLeft(), picture.pixels);
    }

    void paintRow(QPainter *painter, const QModelIndex &index, QPointF at) const {
        Texts &kept = texts[index.row() & 63];
        if (kept.row != index.row()) {
            kept.row = index.row();
            kept.title = glyphs(index.data(Qt::DisplayRole).toString(), titleFont);
            kept.subtitle = glyphs(index.data(Qt::UserRole).toString(), subtitleFont);
        }
        painter->drawPixmap(at + QPointF(15, 7.5), icons[row_icon(index.row())]);
        painter->setPen(Qt::black);
        for (const QGlyphRun &run : kept.title) painter->drawGlyphRun(at + QPointF(59, 3), run);
        painter->setPen(QColor(0x8A, 0x8A, 0x8E));
        for (const QGlyphRun &run : kept.subtitle) painter->drawGlyphRun(at + QPointF(59, 24), run);
        painter->drawPixmap(at + QPointF(screen_width - 23, 15.5), chevron);
        painter->fillRect(QRectF(at.x() + 59, at.y() + row_height - 0.5, screen_width - 59, 0.5), QColor(0xC6, 0xC6, 0xC8));
    }
};

struct Bar : QWidget {
    using QWidget::QWidget;

    void paintEvent(QPaintEvent *) override {
        QPainter painter(this);
        painter.fillRect(rect(), QColor(249, 249, 249, 204));
        painter.fillRect(QRectF(0, height() - 0.5, width(), 0.5), QColor(0, 0, 0, 77));
    }
};

static void setUp(QListView &list) {
    list.setFrameShape(QFrame::NoFrame);
    list.setUniformItemSizes(true);
    list.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list.setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.setSelectionMode(QAbstractItemView::NoSelection);
    list.setFocusPolicy(Qt::NoFocus);
    list.setGeometry(0, 0, screen_width, screen_height);
}

static void measure(const char *what, const char *slowest, bool hasBar) {
    QListView list;
    Rows model;
    RowPainter painter(hasBar);
    setUp(list);
    list.setItemDelegate(&painter);
    list.setModel(&model);
    Bar bar(&list);
    bar.setGeometry(0, 0, screen_width, bar_height);
    bar.setVisible(hasBar);
    list.show();
    // A pointer over the list would have rows painted that it passes.
    QCursor::setPos(5000, 5000);
    QApplication::processEvents();
    std::vector<double> times;
    for (int frame = -scroll_frames_before; frame < scroll_frames; frame++) {
        const double start = processor_time();
        list.verticalScrollBar()->setValue((frame + scroll_frames_before + 1) * scroll_step);
        QApplication::processEvents();
        if (frame >= 0) times.push_back(processor_time() - start);
    }
    if (const char *path = picture_path(what, "Qt")) list.grab().save(path);
    report(what, "Qt", mean(times.data(), scroll_frames));
    report(slowest, "Qt", quantile(times.data(), scroll_frames, 0.99));
}

int main(int argc, char **argv) {
    qputenv("QT_SCALE_FACTOR", "2");
    QApplication application(argc, argv);
    measure("scroll", "scroll-slowest", false);
    measure("scroll-bar", "scroll-bar-slowest", true);
    fflush(stdout);
    _exit(0);
}
