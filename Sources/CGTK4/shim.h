#ifndef WAYMARK_CGTK4_SHIM_H
#define WAYMARK_CGTK4_SHIM_H

#if !__has_include(<gtk/gtk.h>)
#error "GTK 4 and its headers are not here. On Debian and Ubuntu: apt install libgtk-4-dev"
#endif

#include <glib-unix.h>
#include <gtk/gtk.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

// What libdispatch offers to main loops other than its own.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

// The main queue has work: do it, a job of Swift's main actor each.
static inline gboolean waymark_main_queue_ready(gint handle, GIOCondition condition, gpointer data) {
  eventfd_t count;
  (void)condition;
  (void)data;
  // Read first: work that comes while this runs wakes the loop again.
  (void)eventfd_read(handle, &count);
  _dispatch_main_queue_callback_4CF(NULL);
  return G_SOURCE_CONTINUE;
}

// A source of GLib's for the main queue, at a priority.
static inline guint waymark_attach_main_queue(gint priority) {
  return g_unix_fd_add_full(
      priority, _dispatch_get_main_queue_handle_4CF(), G_IO_IN, waymark_main_queue_ready, NULL, NULL);
}

// Connects so that the data comes first: a handler that wants nothing else fits every signal.
static inline gulong waymark_connect(
    gpointer instance, const char *signal, GCallback callback, gpointer data, GClosureNotify destroy) {
  return g_signal_connect_data(instance, signal, callback, data, destroy, G_CONNECT_SWAPPED);
}

static inline gboolean waymark_unref_later(gpointer object) {
  g_object_unref(object);
  return G_SOURCE_REMOVE;
}

static inline gboolean waymark_destroy_later(gpointer window) {
  gtk_window_destroy((GtkWindow *)window);
  g_object_unref(window);
  return G_SOURCE_REMOVE;
}

// Lets go of an object, on the main thread, whatever thread this is.
static inline void waymark_release(gpointer object) {
  if (g_main_context_is_owner(NULL) || getpid() == gettid()) {
    g_object_unref(object);
  } else {
    g_idle_add(waymark_unref_later, object);
  }
}

// Destroys a window and lets go of it, on the main thread, whatever thread this is.
static inline void waymark_release_window(gpointer window) {
  if (g_main_context_is_owner(NULL) || getpid() == gettid()) {
    waymark_destroy_later(window);
  } else {
    g_idle_add(waymark_destroy_later, window);
  }
}

// What assistive technology reads aloud for a widget.
static inline void waymark_set_accessible_label(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static inline void waymark_set_accessible_description(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

// A button that is one of several tabs, for assistive technology too.
static inline GtkWidget *waymark_tab_button_new(void) {
  return (GtkWidget *)g_object_new(
      GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_TAB, NULL);
}

static inline void waymark_set_selected(GtkWidget *widget, gboolean selected) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

static inline gboolean waymark_is(gpointer object, GType type) {
  return object != NULL && g_type_check_instance_is_a((GTypeInstance *)object, type);
}

static inline gboolean waymark_animations_enabled(void) {
  gboolean enabled = TRUE;
  GtkSettings *settings = gtk_settings_get_default();
  if (settings != NULL) g_object_get(settings, "gtk-enable-animations", &enabled, NULL);
  return enabled;
}

static inline void waymark_set_animations_enabled(gboolean enabled) {
  GtkSettings *settings = gtk_settings_get_default();
  if (settings != NULL) g_object_set(settings, "gtk-enable-animations", enabled, NULL);
}

#endif
