// What the programs with EFL share: a canvas in memory of the screen's size, and pictures on it.
#pragma once
#include "cairo_row.h"

#include <Ecore.h>
#include <Ecore_Evas.h>
#include <Evas.h>

static Ecore_Evas *engine;
static Evas *canvas;

static inline Evas_Object *make_rectangle(int x, int y, int width, int height, int red, int green, int blue, int alpha) {
    Evas_Object *object = evas_object_rectangle_add(canvas);
    evas_object_color_set(object, red * alpha / 255, green * alpha / 255, blue * alpha / 255, alpha);
    evas_object_geometry_set(object, x, y, width, height);
    evas_object_show(object);
    return object;
}

static inline void make_canvas(void) {
    ecore_init();
    ecore_evas_init();
    engine = ecore_evas_buffer_new(pixel_width, pixel_height);
    canvas = ecore_evas_get(engine);
    ecore_evas_manual_render_set(engine, EINA_TRUE);
    ecore_evas_show(engine);
    make_rectangle(0, 0, pixel_width, pixel_height, 255, 255, 255, 255);
}

static inline void set_pixels(Evas_Object *object, cairo_surface_t *picture) {
    const int height = cairo_image_surface_get_height(picture), stride = cairo_image_surface_get_stride(picture);
    void *pixels = evas_object_image_data_get(object, EINA_TRUE);
    memcpy(pixels, cairo_image_surface_get_data(picture), (size_t)height * (size_t)stride);
    evas_object_image_data_set(object, pixels);
    evas_object_image_data_update_add(object, 0, 0, cairo_image_surface_get_width(picture), height);
}

static inline Evas_Object *make_picture(cairo_surface_t *picture, int has_alpha) {
    const int width = cairo_image_surface_get_width(picture), height = cairo_image_surface_get_height(picture);
    Evas_Object *object = evas_object_image_filled_add(canvas);
    evas_object_image_size_set(object, width, height);
    evas_object_image_alpha_set(object, has_alpha ? EINA_TRUE : EINA_FALSE);
    set_pixels(object, picture);
    evas_object_image_smooth_scale_set(object, EINA_FALSE);
    evas_object_resize(object, width, height);
    evas_object_show(object);
    return object;
}

static inline void keep_canvas(const char *what) { keep_pixels(what, "EFL", ecore_evas_buffer_pixels_get(engine)); }
