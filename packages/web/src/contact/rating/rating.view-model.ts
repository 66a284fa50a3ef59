import { ratingForm, type RateApp } from '@aroeira/domain/contact';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { sentForm } from '../../ui/forms/sent-form.ts';

/** What a visit works with. */
interface RatingParts {
  readonly clientId: number;
  readonly rateApp: RateApp;
  readonly sent: () => void;
  readonly forms: FormPorts;
}

export type RatingViewModel = ReturnType<typeof makeRatingModel>;

/** One visit to /evaluate-app. @see spec B §2 Other, B §5 */
export const makeRatingModel = ({ clientId, rateApp, sent, forms }: RatingParts) =>
  sentForm({
    form: new FormModel(ratingForm, forms),
    send: (values) => rateApp(clientId, values),
    done: sent,
  });
