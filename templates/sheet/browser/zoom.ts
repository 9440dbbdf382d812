/**
 * A drawing that is enlarged and pushed: by two fingers, the wheel, keys and buttons. The drawing itself never changes for that, only its
 * transformation: another viewBox would lay out each of its letters again.
 */
import type { Point, Size } from '../../map/geometry/geography.ts';
import { makeElement, whenSeen } from './dom.ts';

/** How much closer than the whole one may come. */
const CLOSEST = 9;

export class Zoom {
  /** Moves in place of the drawing: one that is moved itself has each of its letters laid out again. */
  private readonly moved = makeElement('div', { class: 'moved' });
  private readonly host: HTMLElement;
  private readonly size: Size;
  /** Upper left corner and width of what is seen, in units of the drawing. */
  private left = 0;
  private top = 0;
  private width: number;
  private readonly fingers = new Map<number, Point>();
  private dragged = 0;
  /** A drag across, when the whole is seen: turns pages. Positive: to the right. */
  onSwipe: (dx: number) => void = () => {};

  constructor(svg: SVGSVGElement, host: HTMLElement, size: Size) {
    this.moved.append(svg);
    host.append(this.moved);
    this.host = host;
    this.size = size;
    this.width = size[0];
    svg.setAttribute('viewBox', `0 0 ${size.join(' ')}`);
    svg.setAttribute('width', `${size[0]}`);
    svg.setAttribute('height', `${size[1]}`);
    this.apply();
    host.addEventListener('pointerdown', (event) => this.down(event));
    host.addEventListener('pointermove', (event) => this.move(event));
    for (const name of ['pointerup', 'pointercancel'] as const) host.addEventListener(name, (event) => this.up(event));
    host.addEventListener('wheel', (event) => this.wheel(event), { passive: false });
    new ResizeObserver(() => this.apply()).observe(host);
  }

  /** Was the last press a drag, and so no tap? */
  get wasDrag(): boolean {
    return this.dragged > 8;
  }

  /** Pixels of the screen for a unit of the drawing. */
  get scale(): number {
    return this.host.clientWidth / this.width;
  }

  /** The point of the drawing under a point of the screen. */
  at(x: number, y: number): Point {
    const box = this.host.getBoundingClientRect();
    const { clientLeft, clientTop } = this.host;
    return [this.left + (x - box.left - clientLeft) / this.scale, this.top + (y - box.top - clientTop) / this.scale];
  }

  private get height(): number {
    const { clientWidth, clientHeight } = this.host;
    return clientWidth === 0 ? this.size[1] : (this.width * clientHeight) / clientWidth;
  }

  /** The whole drawing is seen when it fits both ways. */
  private get widest(): number {
    const { clientWidth, clientHeight } = this.host;
    if (clientHeight === 0) return this.size[0];
    return Math.max(this.size[0], (this.size[1] * clientWidth) / clientHeight);
  }

  whole(): void {
    this.isWhole = true;
    this.apply();
  }

  private isWhole = true;

  /** A part of the drawing, as large as leaves nothing of the frame empty. */
  fill({ at: [x, y], size: [width, height] }: { readonly at: Point; readonly size: Size }): void {
    const { clientWidth, clientHeight } = this.host;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.width = Math.min(width, (height * clientWidth) / clientHeight);
    this.isWhole = this.width >= this.widest * 0.98;
    this.left = x + (width - this.width) / 2;
    this.top = y + (height - this.height) / 2;
    this.apply();
  }

  /** Closer (above 1) or farther, about a point of the screen or the middle. */
  by(factor: number, at?: Point): void {
    const box = this.host.getBoundingClientRect();
    const [fx, fy] = at === undefined ? [0.5, 0.5] : [(at[0] - box.left) / box.width, (at[1] - box.top) / box.height];
    const [x, y] = [this.left + fx * this.width, this.top + fy * this.height];
    this.width = Math.min(this.widest, Math.max(this.size[0] / CLOSEST, this.width / factor));
    this.isWhole = this.width >= this.widest * 0.98;
    this.left = x - fx * this.width;
    this.top = y - fy * this.height;
    this.apply();
  }

  /** Pushes by pixels of the screen. */
  push(dx: number, dy: number): void {
    const perPixel = this.width / Math.max(1, this.host.clientWidth);
    this.left -= dx * perPixel;
    this.top -= dy * perPixel;
    this.apply();
  }

  /** Comes close enough for a finger, and no closer than that all points are seen. `isLazy`: not where that is so already. */
  reveal(points: readonly Point[], isLazy = true): void {
    const { clientWidth, clientHeight } = this.host;
    if (clientWidth === 0 || points.length === 0) return;
    const margin = 70;
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
    const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
    const isSeen =
      left >= this.left && right <= this.left + this.width && top >= this.top && bottom <= this.top + this.height;
    const perUnit = clientWidth / this.width;
    if (isLazy && isSeen && perUnit > 0.5) return;
    const fitting = Math.max(right - left, ((bottom - top) * clientWidth) / clientHeight);
    const near = clientWidth / 0.62;
    this.width = Math.min(this.widest, Math.max(fitting, Math.min(near, this.width)));
    this.isWhole = this.width >= this.widest * 0.98;
    this.left = (left + right) / 2 - this.width / 2;
    this.top = (top + bottom) / 2 - this.height / 2;
    this.apply();
  }

  private apply(): void {
    // Behind another tab it keeps its place.
    if (this.host.clientWidth === 0) return;
    this.width = this.isWhole ? this.widest : Math.min(this.width, this.widest);
    const { height, size } = this;
    const within = (start: number, length: number, all: number) =>
      length >= all ? (all - length) / 2 : Math.min(all - length, Math.max(0, start));
    this.left = within(this.left, this.width, size[0]);
    this.top = within(this.top, height, size[1]);
    const { scale } = this;
    this.moved.style.transform = `translate(${-this.left * scale}px, ${-this.top * scale}px) scale(${scale})`;
    this.host.classList.toggle('near', !this.isWhole);
    this.showNear(this.width < this.size[0] / 2);
  }

  private isClose: boolean | null = null;

  /** Names can be read there (templates/map/small.ts). It draws each counter and line again, for which no finger should wait. */
  private showNear(isClose: boolean): void {
    const show = () => this.moved.classList.toggle('close', this.isClose ?? isClose);
    const isFirst = this.isClose === null;
    const isOther = this.isClose !== isClose;
    this.isClose = isClose;
    if (isFirst) show();
    else if (isOther) whenSeen(show);
  }

  private down(event: PointerEvent): void {
    if (this.fingers.size === 0) this.dragged = 0;
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
  }

  private move(event: PointerEvent): void {
    const before = this.fingers.get(event.pointerId);
    if (before === undefined) return;
    const now: Point = [event.clientX, event.clientY];
    const step = Math.hypot(now[0] - before[0], now[1] - before[1]);
    this.dragged += step;
    if (this.fingers.size === 1) {
      if (this.wasDrag && this.host.classList.contains('near')) {
        this.host.setPointerCapture(event.pointerId);
        this.push(now[0] - before[0], now[1] - before[1]);
      } else if (this.wasDrag) this.swiped += now[0] - before[0];
    } else {
      const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other !== undefined) {
        const [was, is] = [
          Math.hypot(before[0] - other[0], before[1] - other[1]),
          Math.hypot(now[0] - other[0], now[1] - other[1]),
        ];
        this.push((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
        if (was > 0) this.by(is / was, [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
      }
      this.dragged += 20;
    }
    this.fingers.set(event.pointerId, now);
  }

  private swiped = 0;

  private up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId);
    if (this.fingers.size > 0) return;
    const { swiped } = this;
    this.swiped = 0;
    if (Math.abs(swiped) > 60) this.onSwipe(swiped);
  }

  private wheel(event: WheelEvent): void {
    // A page that is scrolled past the map goes on scrolling: the wheel enlarges with a key, or where the map is enlarged already.
    if (!event.ctrlKey && !event.metaKey && !this.host.classList.contains('near')) return;
    event.preventDefault();
    this.by(Math.exp(-event.deltaY / 400), [event.clientX, event.clientY]);
  }
}
