// Shows a label and a button, and ends with the first frame.
#include <QtWidgets>
#include <unistd.h>

struct Label : QLabel {
    using QLabel::QLabel;
    bool isPainted = false;

    void paintEvent(QPaintEvent *event) override {
        QLabel::paintEvent(event);
        isPainted = true;
    }
};

int main(int argc, char **argv) {
    qputenv("QT_SCALE_FACTOR", "2");
    QApplication application(argc, argv);
    QWidget window;
    QVBoxLayout layout(&window);
    auto *label = new Label("Hello");
    layout.addWidget(label);
    layout.addWidget(new QPushButton("Press"));
    window.resize(390, 844);
    window.show();
    while (!label->isPainted) QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    _exit(0);
}
