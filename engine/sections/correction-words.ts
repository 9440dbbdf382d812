/** What people correct orders with, in three languages, folded. */

/** Each is a list of words, or of words joined by `_`. */
export const CORRECTION_WORDS = {
  /** What they stand beside is taken back. */
  withdraw:
    'scratch cancel canceled cancelled withdraw withdrawn forget ignore disregard drop delete deleted strike undo revoke retract scrap annul back discard rescind void off no_longer_valid streiche streich streichen loesche losche loschen storniere stornieren ignoriere ignorieren vergiss vergesst vergessen verwirf verwerfen annulliere annullieren zuruck zurucknehmen zuruckziehen gestrichen hinfallig ungultig entfallt annule annuler annulez annulee oublie oublier oubliez ignorer ignorez supprime supprimer supprimez efface effacer effacez retire retirer retirez raye rayez biffe biffez',
  /** What follows is replaced. */
  replace:
    'instead_of rather_than in_place_of replaces replacing replace change swap exchange correct amend statt anstatt anstelle_von anstelle ersetzt ersetze ersetzen andere andern tausche tauschen wechsle au_lieu_de au_lieu_d plutot_que plutot_qu a_la_place_de a_la_place_d remplace remplacer remplacez changer changez corrige corrigez',
  not: 'not nicht pas non et_non',
  /** What stands before is replaced. */
  wrong:
    'should_be should_read should_have_been was_meant_to_be is_meant_to_be must_be needs_to_be becomes was_wrong is_wrong soll_heissen sollte_heissen soll_sein sollte_sein muss_heissen wird_zu war_falsch ist_falsch devrait_etre doit_etre aurait_du_etre devient etait_faux est_faux',
  /** What follows is right. */
  right:
    'correction corrected meant mean make_it make_that change_of_plan change_of_plans new_order instead rather better wrong_order korrektur korrigiert meinte gemeint richtig richtig_ist stattdessen lieber planaenderung plananderung neuer_befehl sondern falscher_befehl rectification rectificatif voulais_dire veux_dire ai_voulu_dire lire erratum plutot a_la_place changement_de_plan nouvel_ordre',
  /** So is what follows them, where nothing else is said. */
  apology:
    'actually oops sorry my_mistake my_bad second_thought second_thoughts entschuldigung verzeihung pardon desole desolee oups ups',
  /** Between what is replaced and what is right. */
  link: 'but with by into to use do and_order durch in zu auf gegen aber mais par en contre',
  /** All that came before. */
  before:
    'previous earlier old prior former before so_far bisherigen fruheren alten vorigen bisher vorhin precedents precedent anciens anterieurs',
  /** They say nothing about it. */
  filling:
    'please pls kindly i we you he my our your the a an this these that it its is are was were be been am of for from about saying and also again now then so too just only well ok okay oh ah hmm no wait want would like can could will d s t m ll let me us lets need have has had go take on out again altogether thanks thank order orders move moves unit units army fleet all any wrote ordered sent said gave first last wrong new here apologies excuse hi hello if_possible bitte danke ich wir du sie mein meine meinen meiner den der die das dem diesen dieser dieses und auch noch nochmal wieder jetzt nun also ja nein doch mochte will wurde gern gerne kann kannst konnen konnten nimm nehme ziehe zieh befehl befehle zug zuge einheit armee flotte nach fur von vom aus mit habe hatte geschrieben war ist sind alle ersten letzten moment ach merci svp s_il_vous_plait s_il_te_plait je nous vous tu mon ma mes votre l le la les un une ce cet cette ces cela ceci ca de du des pour et aussi encore maintenant oui voudrais souhaite veuillez faut il pouvez peux ordre ordres unite tous toutes ai avais ecrit etait est sont premier dernier vers attendez attends c qu que',
} as const;

export type CorrectionWord = keyof typeof CORRECTION_WORDS;
