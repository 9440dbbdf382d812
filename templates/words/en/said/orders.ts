import type { OrderSaying } from '../../../../engine/sayings/orders.ts';
import type { Words } from '../../language.ts';

export const orders = {} satisfies Words<OrderSaying>;
