#ifndef WAYMARK_CGTK4_SHIM_H
#define WAYMARK_CGTK4_SHIM_H

#if !__has_include(<gtk/gtk.h>)
#error "GTK 4 and its headers are not here. On Debian and Ubuntu: apt install libgtk-4-dev"
#endif

#include <glib-unix.h>
#include <gtk/gtk.h>
#ifdef GDK_WINDOWING_X11
#include <gdk/x11/gdkx.h>
#endif
#include <stdint.h>
#include <sys/eventfd.h>
#include <unistd.h>

// The functions of libdispatch for main loops other than its own.
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

// Whether this is the thread that GTK is used on.
static inline gboolean waymark_is_main_thread(void) {
  return g_main_context_is_owner(NULL) || getpid() == gettid();
}

// Lets go of an object, on the main thread, whatever thread this is.
static inline void waymark_release(gpointer object) {
  if (waymark_is_main_thread()) {
    g_object_unref(object);
  } else {
    g_idle_add(waymark_unref_later, object);
  }
}

// Has a widget forget which of its children leads to the keyboard. A GtkPaned that is told so by GTK asks its window where the
// keyboard is, and complains if that is elsewhere: it is where what had the keyboard was taken out from further below.
static inline void waymark_forget_focus_child(GtkWidget *widget) {
  GtkWidgetClass *every = (GtkWidgetClass *)g_type_class_peek(GTK_TYPE_WIDGET);
  every->set_focus_child(widget, NULL);
}

// The label and the description that assistive technology reads aloud for a widget.
static inline void waymark_set_accessible_label(GtkWidget *widget, const char *label) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static inline void waymark_set_accessible_description(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text, -1);
}

// A button with a text, whose letter behind an underscore presses it together with Alt. GTK 4.8 names it twice for
// assistive technology, by its title and by the label inside, once with the underscore.
static inline GtkWidget *waymark_text_button_new(const char *title) {
  GtkWidget *button = gtk_button_new_with_mnemonic(title);
  GtkWidget *label = gtk_button_get_child(GTK_BUTTON(button));
  gtk_accessible_reset_relation(GTK_ACCESSIBLE(button), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  waymark_set_accessible_label(button, GTK_IS_LABEL(label) ? gtk_label_get_text(GTK_LABEL(label)) : title);
  return button;
}

// A button that is one of several tabs, for assistive technology too.
static inline GtkWidget *waymark_tab_button_new(void) {
  return (GtkWidget *)g_object_new(
      GTK_TYPE_TOGGLE_BUTTON, "accessible-role", GTK_ACCESSIBLE_ROLE_TAB, NULL);
}

// A bin holds the content of a window, and lets the window become narrower than columns beside one another: they give way to
// pages then. The bin tells its owner before and after each layout.
typedef void (*WaymarkLayout)(gpointer data, gboolean begins);

static inline int waymark_minimum_width(GtkWidget *widget) {
  int minimum = 0;
  gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

static inline void waymark_bin_measure(
    GtkWidget *bin, GtkOrientation orientation, int size, int *minimum, int *natural, int *minimum_baseline,
    int *natural_baseline) {
  GtkWidget *child = gtk_widget_get_first_child(bin);
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
  if (child == NULL) return;
  if (size >= 0) {
    GtkOrientation other =
        orientation == GTK_ORIENTATION_VERTICAL ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL;
    int least = 0;
    gtk_widget_measure(child, other, -1, &least, NULL, NULL, NULL);
    size = MAX(size, least);
  }
  gtk_widget_measure(child, orientation, size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL) return;
  int least = GPOINTER_TO_INT(g_object_get_data(G_OBJECT(bin), "waymark-least-width"));
  if (least > 0) *minimum = MIN(*minimum, least);
}

static inline void waymark_bin_allocate(GtkWidget *bin, int width, int height, int baseline) {
  GtkWidget *child = gtk_widget_get_first_child(bin);
  WaymarkLayout layout = (WaymarkLayout)g_object_get_data(G_OBJECT(bin), "waymark-layout");
  gpointer data = g_object_get_data(G_OBJECT(bin), "waymark-layout-data");
  int least = 0;
  if (child == NULL) return;
  width = MAX(width, waymark_minimum_width(child));
  gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
  if (layout != NULL) layout(data, TRUE);
  gtk_widget_allocate(child, width, MAX(height, least), baseline, NULL);
  if (layout != NULL) layout(data, FALSE);
}

static inline GtkWidget *waymark_bin_new(GtkAccessibleRole role) {
  GtkWidget *bin = (GtkWidget *)g_object_new(GTK_TYPE_BOX, "accessible-role", role, NULL);
  gtk_widget_set_layout_manager(bin, gtk_custom_layout_new(NULL, waymark_bin_measure, waymark_bin_allocate));
  gtk_widget_set_overflow(bin, GTK_OVERFLOW_HIDDEN);
  return bin;
}

// Has a bin's owner told; the data goes with the bin.
static inline void waymark_bin_watch(GtkWidget *bin, GCallback layout, gpointer data, GDestroyNotify destroy) {
  g_object_set_data(G_OBJECT(bin), "waymark-layout", (gpointer)layout);
  g_object_set_data_full(G_OBJECT(bin), "waymark-layout-data", data, destroy);
}

// How narrow a bin can be though its content is not yet; 0 for as narrow as that.
static inline void waymark_bin_set_least_width(GtkWidget *bin, int width) {
  if (GPOINTER_TO_INT(g_object_get_data(G_OBJECT(bin), "waymark-least-width")) == width) return;
  g_object_set_data(G_OBJECT(bin), "waymark-least-width", GINT_TO_POINTER(width));
  gtk_widget_queue_resize(bin);
}

// A column: one of several groups beside one another.
static inline GtkWidget *waymark_column_new(void) {
  return (GtkWidget *)g_object_new(
      GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "orientation", GTK_ORIENTATION_VERTICAL, NULL);
}

// Whether assistive technology reads this for a widget, or for a page of a stack. Only tests can ask.
static inline gboolean waymark_has_accessible_label(gpointer accessible, const char *label) {
  char *other = gtk_test_accessible_check_property(
      GTK_ACCESSIBLE(accessible), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
  gboolean is_equal = other == NULL;
  g_free(other);
  return is_equal;
}

static inline void waymark_set_selected(GtkWidget *widget, gboolean selected) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, selected, -1);
}

static inline gboolean waymark_is(gpointer object, GType type) {
  return object != NULL && g_type_check_instance_is_a((GTypeInstance *)object, type);
}

// The number that X knows a window by; 0 where there is no X.
static inline unsigned long waymark_window_id(GtkWidget *window) {
#ifdef GDK_WINDOWING_X11
  GdkSurface *surface = gtk_native_get_surface(GTK_NATIVE(window));
  if (surface != NULL && GDK_IS_X11_SURFACE(surface)) return gdk_x11_surface_get_xid(surface);
#endif
  return 0;
}

#ifdef GDK_WINDOWING_X11
// Another program has destroyed a window: GTK is told before GDK is, which would abort the program.
static inline gboolean waymark_x_event(GdkDisplay *display, gpointer event, gpointer data) {
  XEvent *happened = event;
  (void)data;
  if (happened->type != DestroyNotify) return FALSE;
  GdkSurface *surface = gdk_x11_surface_lookup_for_display(display, happened->xdestroywindow.window);
  if (surface == NULL || gdk_surface_is_destroyed(surface)) return FALSE;
  GtkNative *native = gtk_native_get_for_surface(surface);
  if (GTK_IS_WINDOW(native)) gtk_window_destroy(GTK_WINDOW(native));
  return FALSE;
}
#endif

// Has windows that other programs destroy closed as others are.
static inline void waymark_watch_windows(void) {
#ifdef GDK_WINDOWING_X11
  GdkDisplay *display = gdk_display_get_default();
  static GdkDisplay *watched = NULL;
  if (!GDK_IS_X11_DISPLAY(display) || display == watched) return;
  watched = display;
  // X refuses what is asked of a window that has gone meanwhile, and GDK would end the program for it. It cannot be narrower
  // in time: a window may go at any moment, and what is asked of it before its end is heard of is refused. Nor in kind: while
  // GDK has a trap of its own it puts its own handler in the place of any that looks at what is refused.
  gdk_x11_display_error_trap_push(display);
  g_signal_connect(display, "xevent", G_CALLBACK(waymark_x_event), NULL);
#endif
}

// How many children a stack has.
static inline guint waymark_stack_count(GtkWidget *stack) {
  GtkSelectionModel *pages = gtk_stack_get_pages(GTK_STACK(stack));
  guint count = g_list_model_get_n_items(G_LIST_MODEL(pages));
  g_object_unref(pages);
  return count;
}

static inline void waymark_set_animations_enabled(gboolean enabled) {
  GtkSettings *settings = gtk_settings_get_default();
  if (settings != NULL) g_object_set(settings, "gtk-enable-animations", enabled, NULL);
}

// A list of rows that are known by their number alone, however many there are.
typedef struct {
  GObject parent;
  guint count;
} WaymarkRows;

static inline GType waymark_rows_item_type(GListModel *model) {
  (void)model;
  return G_TYPE_OBJECT;
}

static inline guint waymark_rows_count(GListModel *model) { return ((WaymarkRows *)model)->count; }

static inline gpointer waymark_rows_item(GListModel *model, guint position) {
  return position < ((WaymarkRows *)model)->count ? g_object_new(G_TYPE_OBJECT, NULL) : NULL;
}

static inline void waymark_rows_interface(gpointer interface, gpointer data) {
  (void)data;
  ((GListModelInterface *)interface)->get_item_type = waymark_rows_item_type;
  ((GListModelInterface *)interface)->get_n_items = waymark_rows_count;
  ((GListModelInterface *)interface)->get_item = waymark_rows_item;
}

// Rows as a model of GLib's, none at first.
static inline GListModel *waymark_rows_new(void) {
  GType type = g_type_from_name("WaymarkRows");
  if (type == 0) {
    const GInterfaceInfo interface = {waymark_rows_interface, NULL, NULL};
    type = g_type_register_static_simple(
        G_TYPE_OBJECT, "WaymarkRows", sizeof(GObjectClass), NULL, sizeof(WaymarkRows), NULL, (GTypeFlags)0);
    g_type_add_interface_static(type, G_TYPE_LIST_MODEL, &interface);
  }
  return (GListModel *)g_object_new(type, NULL);
}

// Has so many rows, all of them other ones than before.
static inline void waymark_rows_resize(GListModel *model, guint count) {
  guint before = ((WaymarkRows *)model)->count;
  ((WaymarkRows *)model)->count = count;
  g_list_model_items_changed(model, 0, before, count);
}

#endif
